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
  Done,
  EraseRecordHistoryPathParameters,
  ForbiddenResponse,
  GetRecordVersionPathParameters,
  HistoryPage,
  ListHistoryParams,
  ListRecordHistoryParams,
  ListRecordHistoryPathParameters,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RecordVersionAnswer,
  ServerErrorResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
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
 * A page of the changes of all records, newest first: created, changed, deleted, restored, deleted for good; and account events of users: sign-ins, failed sign-ins, sign-outs, ended sessions, new passwords, second steps. Excludes records that the requesting admin may not read.
 * @summary List the history of all records
 */
export const listHistory = (
    params?: ListHistoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HistoryPage>(
      {url: `/api/history/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHistoryQueryKey = (params?: ListHistoryParams,) => {
    return [
    "listHistory", ...(params ? [params] : [])
    ] as const;
    }


export const getListHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHistory>>> = ({ signal }) => listHistory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listHistory>>>
export type ListHistoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListHistory<TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHistory>>,
          TError,
          Awaited<ReturnType<typeof listHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHistory<TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHistory>>,
          TError,
          Awaited<ReturnType<typeof listHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHistory<TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the history of all records
 */

export function useListHistory<TData = Awaited<ReturnType<typeof listHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of the changes of one record, also of a deleted one, newest first. Open to users who may read such records. Only holders of AUDIT_READ get network address and browser.
 * @summary List the history of one record
 */
export const listRecordHistory = (
    { resource, recordId }: ListRecordHistoryPathParameters,
    params?: ListRecordHistoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HistoryPage>(
      {url: `/api/history/${encodeURIComponent(String(resource))}/${encodeURIComponent(String(recordId))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListRecordHistoryQueryKey = (pathParams?: ListRecordHistoryPathParameters,
    params?: ListRecordHistoryParams,) => {
    return [
    "listRecordHistory", ...(pathParams ? [pathParams] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListRecordHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ resource, recordId }: ListRecordHistoryPathParameters,
    params?: ListRecordHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecordHistoryQueryKey({ resource, recordId },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecordHistory>>> = ({ signal }) => listRecordHistory({ resource, recordId },params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: resource !== null && resource !== undefined && recordId !== null && recordId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecordHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecordHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listRecordHistory>>>
export type ListRecordHistoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useListRecordHistory<TData = Awaited<ReturnType<typeof listRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRecordHistoryPathParameters,
    params: undefined |  ListRecordHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecordHistory>>,
          TError,
          Awaited<ReturnType<typeof listRecordHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecordHistory<TData = Awaited<ReturnType<typeof listRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRecordHistoryPathParameters,
    params?: ListRecordHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecordHistory>>,
          TError,
          Awaited<ReturnType<typeof listRecordHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecordHistory<TData = Awaited<ReturnType<typeof listRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListRecordHistoryPathParameters,
    params?: ListRecordHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the history of one record
 */

export function useListRecordHistory<TData = Awaited<ReturnType<typeof listRecordHistory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { resource, recordId }: ListRecordHistoryPathParameters,
    params?: ListRecordHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecordHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecordHistoryQueryOptions({ resource, recordId },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Removes the contents of a record from its history after the record was deleted for good; 409 until then. Date, person and kind of each change remain, and a new entry records the erasure. For a user, network addresses and browsers are removed too. Open to users who may read such records.
 * @summary Erase the history of a record
 */
export const eraseRecordHistory = (
    { resource, recordId }: EraseRecordHistoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/history/${encodeURIComponent(String(resource))}/${encodeURIComponent(String(recordId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEraseRecordHistoryMutationKey = () => ['eraseRecordHistory'] as const;

export const getEraseRecordHistoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eraseRecordHistory>>, TError,EraseRecordHistoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof eraseRecordHistory>>, TError,EraseRecordHistoryMutationVariables, TContext> => {

const mutationKey = getEraseRecordHistoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eraseRecordHistory>>, EraseRecordHistoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  eraseRecordHistory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EraseRecordHistoryMutationResult = NonNullable<Awaited<ReturnType<typeof eraseRecordHistory>>>

    export type EraseRecordHistoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type EraseRecordHistoryMutationVariables = {pathParams: EraseRecordHistoryPathParameters}

    /**
 * @summary Erase the history of a record
 */
export const useEraseRecordHistory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eraseRecordHistory>>, TError,EraseRecordHistoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eraseRecordHistory>>,
        TError,
        EraseRecordHistoryMutationVariables,
        TContext
      > => {
      return useMutation(getEraseRecordHistoryMutationOptions(options), queryClient);
    }
    /**
 * The whole record before and after one of its changes, as its form reads it. Open to users who may read such records.
 * @summary Get a record before and after a change
 */
export const getRecordVersion = (
    { resource, recordId, entryId }: GetRecordVersionPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RecordVersionAnswer>(
      {url: `/api/history/${encodeURIComponent(String(resource))}/${encodeURIComponent(String(recordId))}/${encodeURIComponent(String(entryId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetRecordVersionQueryKey = (pathParams?: GetRecordVersionPathParameters,) => {
    return [
    "getRecordVersion", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetRecordVersionQueryOptions = <TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ resource, recordId, entryId }: GetRecordVersionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRecordVersionQueryKey({ resource, recordId, entryId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecordVersion>>> = ({ signal }) => getRecordVersion({ resource, recordId, entryId }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: resource !== null && resource !== undefined && recordId !== null && recordId !== undefined && entryId !== null && entryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecordVersionQueryResult = NonNullable<Awaited<ReturnType<typeof getRecordVersion>>>
export type GetRecordVersionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetRecordVersion<TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetRecordVersionPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecordVersion>>,
          TError,
          Awaited<ReturnType<typeof getRecordVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordVersion<TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetRecordVersionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecordVersion>>,
          TError,
          Awaited<ReturnType<typeof getRecordVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecordVersion<TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetRecordVersionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a record before and after a change
 */

export function useGetRecordVersion<TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { resource, recordId, entryId }: GetRecordVersionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecordVersionQueryOptions({ resource, recordId, entryId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






