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
  ListTransactionParams,
  ServerErrorResponse,
  TransactionPage,
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
 * A page of donation transactions, newest first unless asked otherwise. They are read only.
 * @summary List donations
 */
export const listTransaction = (
    params?: ListTransactionParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TransactionPage>(
      {url: `/api/transaction/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListTransactionQueryKey = (params?: ListTransactionParams,) => {
    return [
    "listTransaction", ...(params ? [params] : [])
    ] as const;
    }


export const getListTransactionQueryOptions = <TData = Awaited<ReturnType<typeof listTransaction>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListTransactionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransaction>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransaction>>> = ({ signal }) => listTransaction(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransaction>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionQueryResult = NonNullable<Awaited<ReturnType<typeof listTransaction>>>
export type ListTransactionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListTransaction<TData = Awaited<ReturnType<typeof listTransaction>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListTransactionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransaction>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransaction>>,
          TError,
          Awaited<ReturnType<typeof listTransaction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransaction<TData = Awaited<ReturnType<typeof listTransaction>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTransactionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransaction>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransaction>>,
          TError,
          Awaited<ReturnType<typeof listTransaction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransaction<TData = Awaited<ReturnType<typeof listTransaction>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTransactionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransaction>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List donations
 */

export function useListTransaction<TData = Awaited<ReturnType<typeof listTransaction>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTransactionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransaction>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






