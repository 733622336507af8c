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
  RecordVersionAnswer,
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
 * A page of the writes of all records, newest first: creating, changing, deleting, restoring, going from the trash for good, and what happens to the accounts of users: signing in, failing to, signing out, sessions ended, new passwords, the second step. Records of kinds that the asking admin may not read are left out.
 * @summary Everything that was written
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
 * @summary Everything that was written
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
 * A page of the writes of one record, newest first; also of one that was deleted. For whoever may read such records. Address and program are told to holders of AUDIT_READ alone.
 * @summary The history of one record
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
 * @summary The history of one record
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
 * Takes out of the history what a record held, once it is gone for good: deleted, and no longer in the trash; 409 until then. That something was written, who did it, when and of what kind stays, and that it was erased is one more entry. Of a user, the addresses and programs that the user wrote from go as well. For whoever may read such records.
 * @summary Erase what the history holds of a record
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

export const getEraseRecordHistoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
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

    export type EraseRecordHistoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type EraseRecordHistoryMutationVariables = {pathParams: EraseRecordHistoryPathParameters}

    /**
 * @summary Erase what the history holds of a record
 */
export const useEraseRecordHistory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
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
 * The whole record as it was before and after one of its writes, in the shape in which its form reads it. For whoever may read such records.
 * @summary A record before and after a write
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
 * @summary A record before and after a write
 */

export function useGetRecordVersion<TData = Awaited<ReturnType<typeof getRecordVersion>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { resource, recordId, entryId }: GetRecordVersionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecordVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRecordVersionQueryOptions({ resource, recordId, entryId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






