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
  DeleteDuaPathParameters,
  Done,
  DuaCreate,
  DuaOne,
  DuaPage,
  DuaUpdate,
  ForbiddenResponse,
  GetDuaPathParameters,
  ListDuaParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
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
 * A page of duas, newest first unless asked otherwise.
 * @summary List duas
 */
export const listDua = (
    params?: ListDuaParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DuaPage>(
      {url: `/api/dua/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDuaQueryKey = (params?: ListDuaParams,) => {
    return [
    "listDua", ...(params ? [params] : [])
    ] as const;
    }


export const getListDuaQueryOptions = <TData = Awaited<ReturnType<typeof listDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDuaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDua>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDuaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDua>>> = ({ signal }) => listDua(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDua>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDuaQueryResult = NonNullable<Awaited<ReturnType<typeof listDua>>>
export type ListDuaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListDua<TData = Awaited<ReturnType<typeof listDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDuaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDua>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDua>>,
          TError,
          Awaited<ReturnType<typeof listDua>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDua<TData = Awaited<ReturnType<typeof listDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDuaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDua>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDua>>,
          TError,
          Awaited<ReturnType<typeof listDua>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDua<TData = Awaited<ReturnType<typeof listDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDuaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDua>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List duas
 */

export function useListDua<TData = Awaited<ReturnType<typeof listDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDuaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDua>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDuaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The dua with this number.
 * @summary One dua
 */
export const getDua = (
    { id }: GetDuaPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DuaOne>(
      {url: `/api/dua/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDuaQueryKey = (pathParams?: GetDuaPathParameters,) => {
    return [
    "getDua", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetDuaQueryOptions = <TData = Awaited<ReturnType<typeof getDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetDuaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDua>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDuaQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDua>>> = ({ signal }) => getDua({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDua>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDuaQueryResult = NonNullable<Awaited<ReturnType<typeof getDua>>>
export type GetDuaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDua<TData = Awaited<ReturnType<typeof getDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDuaPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDua>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDua>>,
          TError,
          Awaited<ReturnType<typeof getDua>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDua<TData = Awaited<ReturnType<typeof getDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDuaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDua>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDua>>,
          TError,
          Awaited<ReturnType<typeof getDua>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDua<TData = Awaited<ReturnType<typeof getDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDuaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDua>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One dua
 */

export function useGetDua<TData = Awaited<ReturnType<typeof getDua>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetDuaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDua>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDuaQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new dua and returns its number.
 * @summary Create a dua
 */
export const createDua = (
    duaCreate: BodyType<DuaCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/dua/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: duaCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateDuaMutationKey = () => ['createDua'] as const;

export const getCreateDuaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDua>>, TError,CreateDuaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDua>>, TError,CreateDuaMutationVariables, TContext> => {

const mutationKey = getCreateDuaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDua>>, CreateDuaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDua(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDuaMutationResult = NonNullable<Awaited<ReturnType<typeof createDua>>>
    export type CreateDuaMutationBody = BodyType<DuaCreate>
    export type CreateDuaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateDuaMutationVariables = {data: BodyType<DuaCreate>}

    /**
 * @summary Create a dua
 */
export const useCreateDua = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDua>>, TError,CreateDuaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDua>>,
        TError,
        CreateDuaMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDuaMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the dua; a property that is absent is emptied.
 * @summary Update a dua
 */
export const updateDua = (
    duaUpdate: BodyType<DuaUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/dua/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: duaUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateDuaMutationKey = () => ['updateDua'] as const;

export const getUpdateDuaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDua>>, TError,UpdateDuaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDua>>, TError,UpdateDuaMutationVariables, TContext> => {

const mutationKey = getUpdateDuaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDua>>, UpdateDuaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateDua(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDuaMutationResult = NonNullable<Awaited<ReturnType<typeof updateDua>>>
    export type UpdateDuaMutationBody = BodyType<DuaUpdate>
    export type UpdateDuaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateDuaMutationVariables = {data: BodyType<DuaUpdate>}

    /**
 * @summary Update a dua
 */
export const useUpdateDua = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDua>>, TError,UpdateDuaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDua>>,
        TError,
        UpdateDuaMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDuaMutationOptions(options), queryClient);
    }
    /**
 * Moves the dua to the trash, from which it can be restored for some time.
 * @summary Delete a dua
 */
export const deleteDua = (
    { id }: DeleteDuaPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/dua/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteDuaMutationKey = () => ['deleteDua'] as const;

export const getDeleteDuaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDua>>, TError,DeleteDuaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDua>>, TError,DeleteDuaMutationVariables, TContext> => {

const mutationKey = getDeleteDuaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDua>>, DeleteDuaMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteDua(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDuaMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDua>>>

    export type DeleteDuaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteDuaMutationVariables = {pathParams: DeleteDuaPathParameters}

    /**
 * @summary Delete a dua
 */
export const useDeleteDua = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDua>>, TError,DeleteDuaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDua>>,
        TError,
        DeleteDuaMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDuaMutationOptions(options), queryClient);
    }
