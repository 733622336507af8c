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
  DeleteDuaCategoryPathParameters,
  Done,
  DuaCategoryCreate,
  DuaCategoryOne,
  DuaCategoryPage,
  DuaCategoryTotal,
  DuaCategoryUpdate,
  ForbiddenResponse,
  GetDuaCategoryPathParameters,
  ListDuaCategoryParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalDuaCategoryParams,
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
 * A page of dua categories, newest first unless asked otherwise.
 * @summary List dua categories
 */
export const listDuaCategory = (
    params?: ListDuaCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DuaCategoryPage>(
      {url: `/api/dua-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDuaCategoryQueryKey = (params?: ListDuaCategoryParams,) => {
    return [
    "listDuaCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListDuaCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDuaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDuaCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDuaCategory>>> = ({ signal }) => listDuaCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDuaCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDuaCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listDuaCategory>>>
export type ListDuaCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListDuaCategory<TData = Awaited<ReturnType<typeof listDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDuaCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuaCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDuaCategory>>,
          TError,
          Awaited<ReturnType<typeof listDuaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDuaCategory<TData = Awaited<ReturnType<typeof listDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDuaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuaCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDuaCategory>>,
          TError,
          Awaited<ReturnType<typeof listDuaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDuaCategory<TData = Awaited<ReturnType<typeof listDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDuaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List dua categories
 */

export function useListDuaCategory<TData = Awaited<ReturnType<typeof listDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDuaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDuaCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every dua category without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All dua categories, for drop-downs
 */
export const totalDuaCategory = (
    params?: TotalDuaCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DuaCategoryTotal>(
      {url: `/api/dua-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalDuaCategoryQueryKey = (params?: TotalDuaCategoryParams,) => {
    return [
    "totalDuaCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalDuaCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalDuaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDuaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalDuaCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalDuaCategory>>> = ({ signal }) => totalDuaCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalDuaCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalDuaCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalDuaCategory>>>
export type TotalDuaCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalDuaCategory<TData = Awaited<ReturnType<typeof totalDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalDuaCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDuaCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDuaCategory>>,
          TError,
          Awaited<ReturnType<typeof totalDuaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDuaCategory<TData = Awaited<ReturnType<typeof totalDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDuaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDuaCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDuaCategory>>,
          TError,
          Awaited<ReturnType<typeof totalDuaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDuaCategory<TData = Awaited<ReturnType<typeof totalDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDuaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDuaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All dua categories, for drop-downs
 */

export function useTotalDuaCategory<TData = Awaited<ReturnType<typeof totalDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDuaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDuaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalDuaCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The category with this number.
 * @summary One dua category
 */
export const getDuaCategory = (
    { id }: GetDuaCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DuaCategoryOne>(
      {url: `/api/dua-category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDuaCategoryQueryKey = (pathParams?: GetDuaCategoryPathParameters,) => {
    return [
    "getDuaCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetDuaCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetDuaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDuaCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDuaCategory>>> = ({ signal }) => getDuaCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDuaCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDuaCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getDuaCategory>>>
export type GetDuaCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDuaCategory<TData = Awaited<ReturnType<typeof getDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDuaCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuaCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDuaCategory>>,
          TError,
          Awaited<ReturnType<typeof getDuaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDuaCategory<TData = Awaited<ReturnType<typeof getDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDuaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuaCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDuaCategory>>,
          TError,
          Awaited<ReturnType<typeof getDuaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDuaCategory<TData = Awaited<ReturnType<typeof getDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDuaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One dua category
 */

export function useGetDuaCategory<TData = Awaited<ReturnType<typeof getDuaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetDuaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDuaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDuaCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new category and returns its number.
 * @summary Create a dua category
 */
export const createDuaCategory = (
    duaCategoryCreate: BodyType<DuaCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/dua-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: duaCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateDuaCategoryMutationKey = () => ['createDuaCategory'] as const;

export const getCreateDuaCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDuaCategory>>, TError,CreateDuaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDuaCategory>>, TError,CreateDuaCategoryMutationVariables, TContext> => {

const mutationKey = getCreateDuaCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDuaCategory>>, CreateDuaCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDuaCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDuaCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createDuaCategory>>>
    export type CreateDuaCategoryMutationBody = BodyType<DuaCategoryCreate>
    export type CreateDuaCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateDuaCategoryMutationVariables = {data: BodyType<DuaCategoryCreate>}

    /**
 * @summary Create a dua category
 */
export const useCreateDuaCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDuaCategory>>, TError,CreateDuaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDuaCategory>>,
        TError,
        CreateDuaCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDuaCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update a dua category
 */
export const updateDuaCategory = (
    duaCategoryUpdate: BodyType<DuaCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/dua-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: duaCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateDuaCategoryMutationKey = () => ['updateDuaCategory'] as const;

export const getUpdateDuaCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDuaCategory>>, TError,UpdateDuaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDuaCategory>>, TError,UpdateDuaCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateDuaCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDuaCategory>>, UpdateDuaCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateDuaCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDuaCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateDuaCategory>>>
    export type UpdateDuaCategoryMutationBody = BodyType<DuaCategoryUpdate>
    export type UpdateDuaCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateDuaCategoryMutationVariables = {data: BodyType<DuaCategoryUpdate>}

    /**
 * @summary Update a dua category
 */
export const useUpdateDuaCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDuaCategory>>, TError,UpdateDuaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDuaCategory>>,
        TError,
        UpdateDuaCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDuaCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while a dua belongs to it.
 * @summary Delete a dua category
 */
export const deleteDuaCategory = (
    { id }: DeleteDuaCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/dua-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteDuaCategoryMutationKey = () => ['deleteDuaCategory'] as const;

export const getDeleteDuaCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDuaCategory>>, TError,DeleteDuaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDuaCategory>>, TError,DeleteDuaCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteDuaCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDuaCategory>>, DeleteDuaCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteDuaCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDuaCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDuaCategory>>>

    export type DeleteDuaCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteDuaCategoryMutationVariables = {pathParams: DeleteDuaCategoryPathParameters}

    /**
 * @summary Delete a dua category
 */
export const useDeleteDuaCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDuaCategory>>, TError,DeleteDuaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDuaCategory>>,
        TError,
        DeleteDuaCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDuaCategoryMutationOptions(options), queryClient);
    }
