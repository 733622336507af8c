import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AnswerCreate,
  AnswerUpdate,
  BadRequestResponse,
  ConflictResponse,
  Created,
  DeleteQuestionAnswerPathParameters,
  Done,
  ForbiddenResponse,
  GetQuestionAnswerPathParameters,
  ListQuestionAnswerParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  QuestionAnswerOne,
  QuestionAnswerPage,
  QuestionAsk,
  ServerErrorResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { ErrorType , BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * A page of questions, newest first unless asked otherwise. The two screens tell themselves apart by `isMasala`, which travels as a text.
 * @summary List questions
 */
export const listQuestionAnswer = (
    params?: ListQuestionAnswerParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<QuestionAnswerPage>(
      {url: `/api/question-answer/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListQuestionAnswerQueryKey = (params?: ListQuestionAnswerParams,) => {
    return [
    "listQuestionAnswer", ...(params ? [params] : [])
    ] as const;
    }


export const getListQuestionAnswerQueryOptions = <TData = Awaited<ReturnType<typeof listQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListQuestionAnswerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionAnswer>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuestionAnswerQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuestionAnswer>>> = ({ signal }) => listQuestionAnswer(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuestionAnswer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuestionAnswerQueryResult = NonNullable<Awaited<ReturnType<typeof listQuestionAnswer>>>
export type ListQuestionAnswerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListQuestionAnswer<TData = Awaited<ReturnType<typeof listQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListQuestionAnswerParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionAnswer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuestionAnswer>>,
          TError,
          Awaited<ReturnType<typeof listQuestionAnswer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestionAnswer<TData = Awaited<ReturnType<typeof listQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListQuestionAnswerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionAnswer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuestionAnswer>>,
          TError,
          Awaited<ReturnType<typeof listQuestionAnswer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuestionAnswer<TData = Awaited<ReturnType<typeof listQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListQuestionAnswerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionAnswer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List questions
 */

export function useListQuestionAnswer<TData = Awaited<ReturnType<typeof listQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListQuestionAnswerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuestionAnswer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuestionAnswerQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The question with this number, with its answer.
 * @summary One question
 */
export const getQuestionAnswer = (
    { id }: GetQuestionAnswerPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<QuestionAnswerOne>(
      {url: `/api/question-answer/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetQuestionAnswerQueryKey = (pathParams?: GetQuestionAnswerPathParameters,) => {
    return [
    "getQuestionAnswer", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetQuestionAnswerQueryOptions = <TData = Awaited<ReturnType<typeof getQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetQuestionAnswerPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionAnswer>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuestionAnswerQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuestionAnswer>>> = ({ signal }) => getQuestionAnswer({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getQuestionAnswer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetQuestionAnswerQueryResult = NonNullable<Awaited<ReturnType<typeof getQuestionAnswer>>>
export type GetQuestionAnswerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetQuestionAnswer<TData = Awaited<ReturnType<typeof getQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetQuestionAnswerPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionAnswer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuestionAnswer>>,
          TError,
          Awaited<ReturnType<typeof getQuestionAnswer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionAnswer<TData = Awaited<ReturnType<typeof getQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetQuestionAnswerPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionAnswer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuestionAnswer>>,
          TError,
          Awaited<ReturnType<typeof getQuestionAnswer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuestionAnswer<TData = Awaited<ReturnType<typeof getQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetQuestionAnswerPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionAnswer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One question
 */

export function useGetQuestionAnswer<TData = Awaited<ReturnType<typeof getQuestionAnswer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetQuestionAnswerPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuestionAnswer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuestionAnswerQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Deletes the question and its answer.
 * @summary Delete a question
 */
export const deleteQuestionAnswer = (
    { id }: DeleteQuestionAnswerPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/question-answer/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteQuestionAnswerMutationKey = () => ['deleteQuestionAnswer'] as const;

export const getDeleteQuestionAnswerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteQuestionAnswer>>, TError,DeleteQuestionAnswerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteQuestionAnswer>>, TError,DeleteQuestionAnswerMutationVariables, TContext> => {

const mutationKey = getDeleteQuestionAnswerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteQuestionAnswer>>, DeleteQuestionAnswerMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteQuestionAnswer(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteQuestionAnswerMutationResult = NonNullable<Awaited<ReturnType<typeof deleteQuestionAnswer>>>

    export type DeleteQuestionAnswerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteQuestionAnswerMutationVariables = {pathParams: DeleteQuestionAnswerPathParameters}

    /**
 * @summary Delete a question
 */
export const useDeleteQuestionAnswer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteQuestionAnswer>>, TError,DeleteQuestionAnswerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteQuestionAnswer>>,
        TError,
        DeleteQuestionAnswerMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteQuestionAnswerMutationOptions(options), queryClient);
    }
    /**
 * Stores a new question in the state QUESTIONED and returns its number.
 * @summary Ask a question
 */
export const askQuestion = (
    questionAsk: BodyType<QuestionAsk>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/question-answer/ask`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: questionAsk, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAskQuestionMutationKey = () => ['askQuestion'] as const;

export const getAskQuestionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askQuestion>>, TError,AskQuestionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof askQuestion>>, TError,AskQuestionMutationVariables, TContext> => {

const mutationKey = getAskQuestionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askQuestion>>, AskQuestionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  askQuestion(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AskQuestionMutationResult = NonNullable<Awaited<ReturnType<typeof askQuestion>>>
    export type AskQuestionMutationBody = BodyType<QuestionAsk>
    export type AskQuestionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type AskQuestionMutationVariables = {data: BodyType<QuestionAsk>}

    /**
 * @summary Ask a question
 */
export const useAskQuestion = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askQuestion>>, TError,AskQuestionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askQuestion>>,
        TError,
        AskQuestionMutationVariables,
        TContext
      > => {
      return useMutation(getAskQuestionMutationOptions(options), queryClient);
    }
    /**
 * Answers a question that is QUESTIONED and so makes it ANSWERED, in the name of the signed-in user. 409 when it is answered already. `masalaCategoryId` and `platformType` stay as they are when left out.
 * @summary Answer a question
 */
export const createAnswer = (
    answerCreate: BodyType<AnswerCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/question-answer/create-answer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: answerCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateAnswerMutationKey = () => ['createAnswer'] as const;

export const getCreateAnswerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnswer>>, TError,CreateAnswerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createAnswer>>, TError,CreateAnswerMutationVariables, TContext> => {

const mutationKey = getCreateAnswerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAnswer>>, CreateAnswerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAnswer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAnswerMutationResult = NonNullable<Awaited<ReturnType<typeof createAnswer>>>
    export type CreateAnswerMutationBody = BodyType<AnswerCreate>
    export type CreateAnswerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateAnswerMutationVariables = {data: BodyType<AnswerCreate>}

    /**
 * @summary Answer a question
 */
export const useCreateAnswer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnswer>>, TError,CreateAnswerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAnswer>>,
        TError,
        CreateAnswerMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAnswerMutationOptions(options), queryClient);
    }
    /**
 * Replaces the answer of a question that is ANSWERED; the signed-in user becomes its answerer. 409 while it has no answer. `masalaCategoryId` and `platformType` stay as they are when left out.
 * @summary Change an answer
 */
export const updateAnswer = (
    answerUpdate: BodyType<AnswerUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/question-answer/update-answer`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: answerUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateAnswerMutationKey = () => ['updateAnswer'] as const;

export const getUpdateAnswerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAnswer>>, TError,UpdateAnswerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAnswer>>, TError,UpdateAnswerMutationVariables, TContext> => {

const mutationKey = getUpdateAnswerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAnswer>>, UpdateAnswerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAnswer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAnswerMutationResult = NonNullable<Awaited<ReturnType<typeof updateAnswer>>>
    export type UpdateAnswerMutationBody = BodyType<AnswerUpdate>
    export type UpdateAnswerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateAnswerMutationVariables = {data: BodyType<AnswerUpdate>}

    /**
 * @summary Change an answer
 */
export const useUpdateAnswer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAnswer>>, TError,UpdateAnswerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAnswer>>,
        TError,
        UpdateAnswerMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAnswerMutationOptions(options), queryClient);
    }
