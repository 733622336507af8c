import type {
  Created,
  Done,
  LanguageCreate,
  LanguageList,
  LanguageOne,
  LanguageTotal,
  LanguageUpdate,
  ListLanguageParams,
  MissingTexts,
  TotalLanguageParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The plain list of languages when neither `pageNo` nor `pageSize` is given, a page of them otherwise. Drop-downs use `total`.
 * @summary List languages
 */
export const listLanguage = (
    params?: ListLanguageParams,
 options?: SecondParameter<typeof request>,) => {


      return request<LanguageList>(
      {url: `/api/language/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every language without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All languages, for drop-downs
 */
export const totalLanguage = (
    params?: TotalLanguageParams,
 options?: SecondParameter<typeof request>,) => {


      return request<LanguageTotal>(
      {url: `/api/language/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The language with this number.
 * @summary One language
 */
export const getLanguage = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<LanguageOne>(
      {url: `/api/language/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new language and answers its number.
 * @summary Create a language
 */
export const createLanguage = (
    languageCreate: BodyType<LanguageCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/language/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: languageCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the language; one that is absent is emptied.
 * @summary Update a language
 */
export const updateLanguage = (
    languageUpdate: BodyType<LanguageUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/language/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: languageUpdate
    },
      options);
    }


/**
 * Deletes the language; 409 while a text in it exists.
 * @summary Delete a language
 */
export const deleteLanguage = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/language/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


/**
 * How many records lack a text in each active language, by the kind of record and by what their lists tell them apart by: what is a yes or no or one of a few values, and the record of the same kind that they belong to. A record lacks a language when one of its texts is there in another and not in this one. Kinds of records that the asking admin may not read are left out, and so are records without any text per language.
 * @summary What lacks which language
 */
export const countMissingTexts = (

 options?: SecondParameter<typeof request>,) => {


      return request<MissingTexts>(
      {url: `/api/language/missing`, method: 'GET'
    },
      options);
    }


