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
  FollowRecordsParams,
  FollowRecordsPathParameters,
  ForbiddenResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
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
 * A stream of events (`text/event-stream`) until one side closes it. For one record, `people` lists the others who have it open, as `{id, name}`, now and after each change; following a record counts as having it open. `changes` lists what others wrote (`PresenceChange`) and, for one record, that it was deleted or restored. A comment line every 15 seconds keeps the connection open. The stream ends with the session or the privilege; connect again after a growing pause. Open to users who may read such records.
 * @summary Follow the records of a kind, or one record
 */
export const followRecords = (
    { resource }: FollowRecordsPathParameters,
    params?: FollowRecordsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<string | void>(
      {url: `/api/presence/${encodeURIComponent(String(resource))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getFollowRecordsQueryKey = (pathParams?: FollowRecordsPathParameters,
    params?: FollowRecordsParams,) => {
    return [
    "followRecords", ...(pathParams ? [pathParams] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getFollowRecordsQueryOptions = <TData = Awaited<ReturnType<typeof followRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>({ resource }: FollowRecordsPathParameters,
    params?: FollowRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof followRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFollowRecordsQueryKey({ resource },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof followRecords>>> = ({ signal }) => followRecords({ resource },params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: resource !== null && resource !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof followRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FollowRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof followRecords>>>
export type FollowRecordsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useFollowRecords<TData = Awaited<ReturnType<typeof followRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: FollowRecordsPathParameters,
    params: undefined |  FollowRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof followRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof followRecords>>,
          TError,
          Awaited<ReturnType<typeof followRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFollowRecords<TData = Awaited<ReturnType<typeof followRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: FollowRecordsPathParameters,
    params?: FollowRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof followRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof followRecords>>,
          TError,
          Awaited<ReturnType<typeof followRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFollowRecords<TData = Awaited<ReturnType<typeof followRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: FollowRecordsPathParameters,
    params?: FollowRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof followRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Follow the records of a kind, or one record
 */

export function useFollowRecords<TData = Awaited<ReturnType<typeof followRecords>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 { resource }: FollowRecordsPathParameters,
    params?: FollowRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof followRecords>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFollowRecordsQueryOptions({ resource },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






