import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  FoundRecords,
  SearchRecordsParams,
  ServerErrorResponse,
  UnauthorizedResponse,
  UnavailableResponse
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { ErrorType } from '../../../src/client/http.ts';


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
 * Records whose texts contain every word, best matches first: labels (`x-label`) and the texts that their lists search. Letter case, accents and vowel marks are ignored. A word of one or two characters matches the beginning of a word. When there are few matches, a word of four or more characters may have one wrong letter, of eight or more two. Excludes records that the requesting admin may not read.
 * @summary Search records of every kind
 */
export const searchRecords = (
    params: SearchRecordsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FoundRecords>(
      {url: `/api/search`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSearchRecordsQueryKey = (params?: SearchRecordsParams,) => {
    return [
    "searchRecords", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchRecordsQueryOptions = <TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params: SearchRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchRecords>>> = ({ signal }) => searchRecords(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof searchRecords>>>
export type SearchRecordsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useSearchRecords<TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: SearchRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchRecords>>,
          TError,
          Awaited<ReturnType<typeof searchRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRecords<TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: SearchRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchRecords>>,
          TError,
          Awaited<ReturnType<typeof searchRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchRecords<TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: SearchRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search records of every kind
 */

export function useSearchRecords<TData = Awaited<ReturnType<typeof searchRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: SearchRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






