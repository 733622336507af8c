import type {
  AnswerCreate,
  AnswerUpdate,
  Created,
  Done,
  ListQuestionAnswerParams,
  QuestionAnswerOne,
  QuestionAnswerPage,
  QuestionAsk
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of questions, newest first unless asked otherwise. The two screens tell themselves apart by `isMasala`, which travels as a text.
 * @summary List questions
 */
export const listQuestionAnswer = (
    params?: ListQuestionAnswerParams,
 options?: SecondParameter<typeof request>,) => {


      return request<QuestionAnswerPage>(
      {url: `/api/question-answer/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The question with this number, with its answer.
 * @summary One question
 */
export const getQuestionAnswer = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<QuestionAnswerOne>(
      {url: `/api/question-answer/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Deletes the question and its answer.
 * @summary Delete a question
 */
export const deleteQuestionAnswer = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/question-answer/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


/**
 * Stores a new question in the state QUESTIONED and answers its number.
 * @summary Ask a question
 */
export const askQuestion = (
    questionAsk: BodyType<QuestionAsk>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/question-answer/ask`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: questionAsk
    },
      options);
    }


/**
 * Answers a question that is QUESTIONED and so makes it ANSWERED, in the name of the signed-in user. 409 when it is answered already. `masalaCategoryId` and `platformType` stay as they are when left out.
 * @summary Answer a question
 */
export const createAnswer = (
    answerCreate: BodyType<AnswerCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/question-answer/create-answer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerCreate
    },
      options);
    }


/**
 * Replaces the answer of a question that is ANSWERED; the signed-in user becomes its answerer. 409 while it has no answer. `masalaCategoryId` and `platformType` stay as they are when left out.
 * @summary Change an answer
 */
export const updateAnswer = (
    answerUpdate: BodyType<AnswerUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/question-answer/update-answer`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: answerUpdate
    },
      options);
    }


