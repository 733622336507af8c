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
  AuthorCreate,
  AuthorPage,
  AuthorTotal,
  BadRequestResponse,
  ConflictResponse,
  Created,
  ForbiddenResponse,
  ListAuthorParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalAuthorParams,
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
 * Returns one page of authors. Open to every signed-in admin, since forms of other modules offer them.
 * @summary List authors
 */
export const listAuthor = (
    params?: ListAuthorParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AuthorPage>(
      {url: `/api/author/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAuthorQueryKey = (params?: ListAuthorParams,) => {
    return [
    "listAuthor", ...(params ? [params] : [])
    ] as const;
    }


export const getListAuthorQueryOptions = <TData = Awaited<ReturnType<typeof listAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListAuthorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthor>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuthorQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuthor>>> = ({ signal }) => listAuthor(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuthor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuthorQueryResult = NonNullable<Awaited<ReturnType<typeof listAuthor>>>
export type ListAuthorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListAuthor<TData = Awaited<ReturnType<typeof listAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListAuthorParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuthor>>,
          TError,
          Awaited<ReturnType<typeof listAuthor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuthor<TData = Awaited<ReturnType<typeof listAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAuthorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuthor>>,
          TError,
          Awaited<ReturnType<typeof listAuthor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuthor<TData = Awaited<ReturnType<typeof listAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAuthorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List authors
 */

export function useListAuthor<TData = Awaited<ReturnType<typeof listAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAuthorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuthor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuthorQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every author without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All authors, for drop-downs
 */
export const totalAuthor = (
    params?: TotalAuthorParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AuthorTotal>(
      {url: `/api/author/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalAuthorQueryKey = (params?: TotalAuthorParams,) => {
    return [
    "totalAuthor", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalAuthorQueryOptions = <TData = Awaited<ReturnType<typeof totalAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalAuthorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAuthor>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalAuthorQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalAuthor>>> = ({ signal }) => totalAuthor(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalAuthor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalAuthorQueryResult = NonNullable<Awaited<ReturnType<typeof totalAuthor>>>
export type TotalAuthorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalAuthor<TData = Awaited<ReturnType<typeof totalAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalAuthorParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAuthor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalAuthor>>,
          TError,
          Awaited<ReturnType<typeof totalAuthor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalAuthor<TData = Awaited<ReturnType<typeof totalAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAuthorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAuthor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalAuthor>>,
          TError,
          Awaited<ReturnType<typeof totalAuthor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalAuthor<TData = Awaited<ReturnType<typeof totalAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAuthorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAuthor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All authors, for drop-downs
 */

export function useTotalAuthor<TData = Awaited<ReturnType<typeof totalAuthor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAuthorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAuthor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalAuthorQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new author and returns its number. Open to users who may write records with authors.
 * @summary Create an author
 */
export const createAuthor = (
    authorCreate: BodyType<AuthorCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/author/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: authorCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateAuthorMutationKey = () => ['createAuthor'] as const;

export const getCreateAuthorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAuthor>>, TError,CreateAuthorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createAuthor>>, TError,CreateAuthorMutationVariables, TContext> => {

const mutationKey = getCreateAuthorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAuthor>>, CreateAuthorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAuthor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAuthorMutationResult = NonNullable<Awaited<ReturnType<typeof createAuthor>>>
    export type CreateAuthorMutationBody = BodyType<AuthorCreate>
    export type CreateAuthorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateAuthorMutationVariables = {data: BodyType<AuthorCreate>}

    /**
 * @summary Create an author
 */
export const useCreateAuthor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAuthor>>, TError,CreateAuthorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAuthor>>,
        TError,
        CreateAuthorMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAuthorMutationOptions(options), queryClient);
    }
