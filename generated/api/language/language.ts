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
  BadRequestResponse,
  ConflictResponse,
  Created,
  DeleteLanguagePathParameters,
  Done,
  ForbiddenResponse,
  GetLanguagePathParameters,
  LanguageCreate,
  LanguageList,
  LanguageOne,
  LanguageTotal,
  LanguageUpdate,
  ListLanguageParams,
  MissingTexts,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalLanguageParams,
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
 * The plain list of languages without `pageNo` and `pageSize`, otherwise a page. Drop-downs use `total`.
 * @summary List languages
 */
export const listLanguage = (
    params?: ListLanguageParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LanguageList>(
      {url: `/api/language/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListLanguageQueryKey = (params?: ListLanguageParams,) => {
    return [
    "listLanguage", ...(params ? [params] : [])
    ] as const;
    }


export const getListLanguageQueryOptions = <TData = Awaited<ReturnType<typeof listLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLanguageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLanguage>>> = ({ signal }) => listLanguage(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLanguage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLanguageQueryResult = NonNullable<Awaited<ReturnType<typeof listLanguage>>>
export type ListLanguageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListLanguage<TData = Awaited<ReturnType<typeof listLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListLanguageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLanguage>>,
          TError,
          Awaited<ReturnType<typeof listLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguage<TData = Awaited<ReturnType<typeof listLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLanguage>>,
          TError,
          Awaited<ReturnType<typeof listLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLanguage<TData = Awaited<ReturnType<typeof listLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List languages
 */

export function useListLanguage<TData = Awaited<ReturnType<typeof listLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLanguage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLanguageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every language without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All languages, for drop-downs
 */
export const totalLanguage = (
    params?: TotalLanguageParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LanguageTotal>(
      {url: `/api/language/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalLanguageQueryKey = (params?: TotalLanguageParams,) => {
    return [
    "totalLanguage", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalLanguageQueryOptions = <TData = Awaited<ReturnType<typeof totalLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalLanguage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalLanguageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalLanguage>>> = ({ signal }) => totalLanguage(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalLanguage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalLanguageQueryResult = NonNullable<Awaited<ReturnType<typeof totalLanguage>>>
export type TotalLanguageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalLanguage<TData = Awaited<ReturnType<typeof totalLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalLanguageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalLanguage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalLanguage>>,
          TError,
          Awaited<ReturnType<typeof totalLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalLanguage<TData = Awaited<ReturnType<typeof totalLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalLanguage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalLanguage>>,
          TError,
          Awaited<ReturnType<typeof totalLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalLanguage<TData = Awaited<ReturnType<typeof totalLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalLanguage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All languages, for drop-downs
 */

export function useTotalLanguage<TData = Awaited<ReturnType<typeof totalLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalLanguage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalLanguageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The language with this number.
 * @summary One language
 */
export const getLanguage = (
    { id }: GetLanguagePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LanguageOne>(
      {url: `/api/language/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetLanguageQueryKey = (pathParams?: GetLanguagePathParameters,) => {
    return [
    "getLanguage", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetLanguageQueryOptions = <TData = Awaited<ReturnType<typeof getLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetLanguagePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLanguageQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLanguage>>> = ({ signal }) => getLanguage({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLanguage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLanguageQueryResult = NonNullable<Awaited<ReturnType<typeof getLanguage>>>
export type GetLanguageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetLanguage<TData = Awaited<ReturnType<typeof getLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetLanguagePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLanguage>>,
          TError,
          Awaited<ReturnType<typeof getLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLanguage<TData = Awaited<ReturnType<typeof getLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetLanguagePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLanguage>>,
          TError,
          Awaited<ReturnType<typeof getLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLanguage<TData = Awaited<ReturnType<typeof getLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetLanguagePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One language
 */

export function useGetLanguage<TData = Awaited<ReturnType<typeof getLanguage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetLanguagePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLanguage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLanguageQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new language and returns its number.
 * @summary Create a language
 */
export const createLanguage = (
    languageCreate: BodyType<LanguageCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/language/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: languageCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateLanguageMutationKey = () => ['createLanguage'] as const;

export const getCreateLanguageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLanguage>>, TError,CreateLanguageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createLanguage>>, TError,CreateLanguageMutationVariables, TContext> => {

const mutationKey = getCreateLanguageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLanguage>>, CreateLanguageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLanguage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLanguageMutationResult = NonNullable<Awaited<ReturnType<typeof createLanguage>>>
    export type CreateLanguageMutationBody = BodyType<LanguageCreate>
    export type CreateLanguageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateLanguageMutationVariables = {data: BodyType<LanguageCreate>}

    /**
 * @summary Create a language
 */
export const useCreateLanguage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLanguage>>, TError,CreateLanguageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLanguage>>,
        TError,
        CreateLanguageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLanguageMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the language; a property that is absent is emptied.
 * @summary Update a language
 */
export const updateLanguage = (
    languageUpdate: BodyType<LanguageUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/language/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: languageUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateLanguageMutationKey = () => ['updateLanguage'] as const;

export const getUpdateLanguageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLanguage>>, TError,UpdateLanguageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLanguage>>, TError,UpdateLanguageMutationVariables, TContext> => {

const mutationKey = getUpdateLanguageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLanguage>>, UpdateLanguageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateLanguage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLanguageMutationResult = NonNullable<Awaited<ReturnType<typeof updateLanguage>>>
    export type UpdateLanguageMutationBody = BodyType<LanguageUpdate>
    export type UpdateLanguageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateLanguageMutationVariables = {data: BodyType<LanguageUpdate>}

    /**
 * @summary Update a language
 */
export const useUpdateLanguage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLanguage>>, TError,UpdateLanguageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLanguage>>,
        TError,
        UpdateLanguageMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLanguageMutationOptions(options), queryClient);
    }
    /**
 * Deletes the language; 409 while a text in it exists.
 * @summary Delete a language
 */
export const deleteLanguage = (
    { id }: DeleteLanguagePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/language/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteLanguageMutationKey = () => ['deleteLanguage'] as const;

export const getDeleteLanguageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLanguage>>, TError,DeleteLanguageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLanguage>>, TError,DeleteLanguageMutationVariables, TContext> => {

const mutationKey = getDeleteLanguageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLanguage>>, DeleteLanguageMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteLanguage(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLanguageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLanguage>>>

    export type DeleteLanguageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteLanguageMutationVariables = {pathParams: DeleteLanguagePathParameters}

    /**
 * @summary Delete a language
 */
export const useDeleteLanguage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLanguage>>, TError,DeleteLanguageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLanguage>>,
        TError,
        DeleteLanguageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLanguageMutationOptions(options), queryClient);
    }
    /**
 * The number of records that lack a text in each active language, by kind of record and by the properties that separate their lists (boolean, enumeration, parent record). A record lacks a language when one of its texts exists in another language only. Excludes kinds of records that the requesting admin may not read, and records without texts per language.
 * @summary Count missing texts
 */
export const countMissingTexts = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MissingTexts>(
      {url: `/api/language/missing`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountMissingTextsQueryKey = () => {
    return [
    "countMissingTexts"
    ] as const;
    }


export const getCountMissingTextsQueryOptions = <TData = Awaited<ReturnType<typeof countMissingTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMissingTexts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountMissingTextsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countMissingTexts>>> = ({ signal }) => countMissingTexts(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countMissingTexts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountMissingTextsQueryResult = NonNullable<Awaited<ReturnType<typeof countMissingTexts>>>
export type CountMissingTextsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useCountMissingTexts<TData = Awaited<ReturnType<typeof countMissingTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMissingTexts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countMissingTexts>>,
          TError,
          Awaited<ReturnType<typeof countMissingTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountMissingTexts<TData = Awaited<ReturnType<typeof countMissingTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMissingTexts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countMissingTexts>>,
          TError,
          Awaited<ReturnType<typeof countMissingTexts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountMissingTexts<TData = Awaited<ReturnType<typeof countMissingTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMissingTexts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count missing texts
 */

export function useCountMissingTexts<TData = Awaited<ReturnType<typeof countMissingTexts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countMissingTexts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountMissingTextsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






