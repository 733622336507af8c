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
  DeletePhotoCategoryPathParameters,
  Done,
  ForbiddenResponse,
  GetPhotoCategoryPathParameters,
  ListPhotoCategoryParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PhotoCategoryCreate,
  PhotoCategoryOne,
  PhotoCategoryPage,
  PhotoCategoryTotal,
  PhotoCategoryUpdate,
  ServerErrorResponse,
  TotalPhotoCategoryParams,
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
 * A page of photo categories, newest first unless asked otherwise.
 * @summary List photo categories
 */
export const listPhotoCategory = (
    params?: ListPhotoCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PhotoCategoryPage>(
      {url: `/api/photo-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPhotoCategoryQueryKey = (params?: ListPhotoCategoryParams,) => {
    return [
    "listPhotoCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListPhotoCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPhotoCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhotoCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhotoCategory>>> = ({ signal }) => listPhotoCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPhotoCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPhotoCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listPhotoCategory>>>
export type ListPhotoCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListPhotoCategory<TData = Awaited<ReturnType<typeof listPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPhotoCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhotoCategory>>,
          TError,
          Awaited<ReturnType<typeof listPhotoCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotoCategory<TData = Awaited<ReturnType<typeof listPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPhotoCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhotoCategory>>,
          TError,
          Awaited<ReturnType<typeof listPhotoCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotoCategory<TData = Awaited<ReturnType<typeof listPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPhotoCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List photo categories
 */

export function useListPhotoCategory<TData = Awaited<ReturnType<typeof listPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPhotoCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhotoCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every photo category without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All photo categories, for drop-downs
 */
export const totalPhotoCategory = (
    params?: TotalPhotoCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PhotoCategoryTotal>(
      {url: `/api/photo-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalPhotoCategoryQueryKey = (params?: TotalPhotoCategoryParams,) => {
    return [
    "totalPhotoCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalPhotoCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalPhotoCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPhotoCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalPhotoCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalPhotoCategory>>> = ({ signal }) => totalPhotoCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalPhotoCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalPhotoCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalPhotoCategory>>>
export type TotalPhotoCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalPhotoCategory<TData = Awaited<ReturnType<typeof totalPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalPhotoCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPhotoCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalPhotoCategory>>,
          TError,
          Awaited<ReturnType<typeof totalPhotoCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalPhotoCategory<TData = Awaited<ReturnType<typeof totalPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalPhotoCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPhotoCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalPhotoCategory>>,
          TError,
          Awaited<ReturnType<typeof totalPhotoCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalPhotoCategory<TData = Awaited<ReturnType<typeof totalPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalPhotoCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPhotoCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All photo categories, for drop-downs
 */

export function useTotalPhotoCategory<TData = Awaited<ReturnType<typeof totalPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalPhotoCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPhotoCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalPhotoCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The category with this number.
 * @summary One photo category
 */
export const getPhotoCategory = (
    { id }: GetPhotoCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PhotoCategoryOne>(
      {url: `/api/photo-category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPhotoCategoryQueryKey = (pathParams?: GetPhotoCategoryPathParameters,) => {
    return [
    "getPhotoCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetPhotoCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetPhotoCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPhotoCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPhotoCategory>>> = ({ signal }) => getPhotoCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPhotoCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPhotoCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getPhotoCategory>>>
export type GetPhotoCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPhotoCategory<TData = Awaited<ReturnType<typeof getPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPhotoCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPhotoCategory>>,
          TError,
          Awaited<ReturnType<typeof getPhotoCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPhotoCategory<TData = Awaited<ReturnType<typeof getPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPhotoCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPhotoCategory>>,
          TError,
          Awaited<ReturnType<typeof getPhotoCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPhotoCategory<TData = Awaited<ReturnType<typeof getPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPhotoCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One photo category
 */

export function useGetPhotoCategory<TData = Awaited<ReturnType<typeof getPhotoCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetPhotoCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPhotoCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new category and returns its number.
 * @summary Create a photo category
 */
export const createPhotoCategory = (
    photoCategoryCreate: BodyType<PhotoCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/photo-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: photoCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreatePhotoCategoryMutationKey = () => ['createPhotoCategory'] as const;

export const getCreatePhotoCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPhotoCategory>>, TError,CreatePhotoCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createPhotoCategory>>, TError,CreatePhotoCategoryMutationVariables, TContext> => {

const mutationKey = getCreatePhotoCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPhotoCategory>>, CreatePhotoCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPhotoCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePhotoCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createPhotoCategory>>>
    export type CreatePhotoCategoryMutationBody = BodyType<PhotoCategoryCreate>
    export type CreatePhotoCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreatePhotoCategoryMutationVariables = {data: BodyType<PhotoCategoryCreate>}

    /**
 * @summary Create a photo category
 */
export const useCreatePhotoCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPhotoCategory>>, TError,CreatePhotoCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPhotoCategory>>,
        TError,
        CreatePhotoCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePhotoCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update a photo category
 */
export const updatePhotoCategory = (
    photoCategoryUpdate: BodyType<PhotoCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/photo-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: photoCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdatePhotoCategoryMutationKey = () => ['updatePhotoCategory'] as const;

export const getUpdatePhotoCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhotoCategory>>, TError,UpdatePhotoCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePhotoCategory>>, TError,UpdatePhotoCategoryMutationVariables, TContext> => {

const mutationKey = getUpdatePhotoCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePhotoCategory>>, UpdatePhotoCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePhotoCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePhotoCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updatePhotoCategory>>>
    export type UpdatePhotoCategoryMutationBody = BodyType<PhotoCategoryUpdate>
    export type UpdatePhotoCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdatePhotoCategoryMutationVariables = {data: BodyType<PhotoCategoryUpdate>}

    /**
 * @summary Update a photo category
 */
export const useUpdatePhotoCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhotoCategory>>, TError,UpdatePhotoCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePhotoCategory>>,
        TError,
        UpdatePhotoCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePhotoCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while a photo belongs to it.
 * @summary Delete a photo category
 */
export const deletePhotoCategory = (
    { id }: DeletePhotoCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/photo-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeletePhotoCategoryMutationKey = () => ['deletePhotoCategory'] as const;

export const getDeletePhotoCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePhotoCategory>>, TError,DeletePhotoCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePhotoCategory>>, TError,DeletePhotoCategoryMutationVariables, TContext> => {

const mutationKey = getDeletePhotoCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePhotoCategory>>, DeletePhotoCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deletePhotoCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePhotoCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deletePhotoCategory>>>

    export type DeletePhotoCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeletePhotoCategoryMutationVariables = {pathParams: DeletePhotoCategoryPathParameters}

    /**
 * @summary Delete a photo category
 */
export const useDeletePhotoCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePhotoCategory>>, TError,DeletePhotoCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePhotoCategory>>,
        TError,
        DeletePhotoCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePhotoCategoryMutationOptions(options), queryClient);
    }
