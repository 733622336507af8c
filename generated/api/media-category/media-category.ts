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
  DeleteMediaCategoryPathParameters,
  Done,
  ForbiddenResponse,
  GetMediaCategoryPathParameters,
  ListMediaCategoryParams,
  MediaCategoryCreate,
  MediaCategoryOne,
  MediaCategoryPage,
  MediaCategoryTotal,
  MediaCategoryUpdate,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalMediaCategoryParams,
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
 * A page of media categories, newest first unless asked otherwise. Videos and podcasts share the call.
 * @summary List media categories
 */
export const listMediaCategory = (
    params?: ListMediaCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MediaCategoryPage>(
      {url: `/api/media-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListMediaCategoryQueryKey = (params?: ListMediaCategoryParams,) => {
    return [
    "listMediaCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListMediaCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListMediaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMediaCategory>>> = ({ signal }) => listMediaCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMediaCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listMediaCategory>>>
export type ListMediaCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListMediaCategory<TData = Awaited<ReturnType<typeof listMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListMediaCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaCategory>>,
          TError,
          Awaited<ReturnType<typeof listMediaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaCategory<TData = Awaited<ReturnType<typeof listMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMediaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMediaCategory>>,
          TError,
          Awaited<ReturnType<typeof listMediaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMediaCategory<TData = Awaited<ReturnType<typeof listMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMediaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List media categories
 */

export function useListMediaCategory<TData = Awaited<ReturnType<typeof listMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMediaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMediaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every media categories without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All media categories, for drop-downs
 */
export const totalMediaCategory = (
    params?: TotalMediaCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MediaCategoryTotal>(
      {url: `/api/media-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalMediaCategoryQueryKey = (params?: TotalMediaCategoryParams,) => {
    return [
    "totalMediaCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalMediaCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalMediaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMediaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalMediaCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalMediaCategory>>> = ({ signal }) => totalMediaCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalMediaCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalMediaCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalMediaCategory>>>
export type TotalMediaCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalMediaCategory<TData = Awaited<ReturnType<typeof totalMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalMediaCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMediaCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalMediaCategory>>,
          TError,
          Awaited<ReturnType<typeof totalMediaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalMediaCategory<TData = Awaited<ReturnType<typeof totalMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalMediaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMediaCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalMediaCategory>>,
          TError,
          Awaited<ReturnType<typeof totalMediaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalMediaCategory<TData = Awaited<ReturnType<typeof totalMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalMediaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMediaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All media categories, for drop-downs
 */

export function useTotalMediaCategory<TData = Awaited<ReturnType<typeof totalMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalMediaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMediaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalMediaCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The media category with this number.
 * @summary One media category
 */
export const getMediaCategory = (
    { id }: GetMediaCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MediaCategoryOne>(
      {url: `/api/media-category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetMediaCategoryQueryKey = (pathParams?: GetMediaCategoryPathParameters,) => {
    return [
    "getMediaCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetMediaCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetMediaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMediaCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMediaCategory>>> = ({ signal }) => getMediaCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMediaCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMediaCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getMediaCategory>>>
export type GetMediaCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMediaCategory<TData = Awaited<ReturnType<typeof getMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetMediaCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMediaCategory>>,
          TError,
          Awaited<ReturnType<typeof getMediaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMediaCategory<TData = Awaited<ReturnType<typeof getMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetMediaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMediaCategory>>,
          TError,
          Awaited<ReturnType<typeof getMediaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMediaCategory<TData = Awaited<ReturnType<typeof getMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetMediaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One media category
 */

export function useGetMediaCategory<TData = Awaited<ReturnType<typeof getMediaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetMediaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMediaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMediaCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new media category and returns its number.
 * @summary Create a media category
 */
export const createMediaCategory = (
    mediaCategoryCreate: BodyType<MediaCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/media-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: mediaCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateMediaCategoryMutationKey = () => ['createMediaCategory'] as const;

export const getCreateMediaCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMediaCategory>>, TError,CreateMediaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createMediaCategory>>, TError,CreateMediaCategoryMutationVariables, TContext> => {

const mutationKey = getCreateMediaCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMediaCategory>>, CreateMediaCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMediaCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMediaCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createMediaCategory>>>
    export type CreateMediaCategoryMutationBody = BodyType<MediaCategoryCreate>
    export type CreateMediaCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateMediaCategoryMutationVariables = {data: BodyType<MediaCategoryCreate>}

    /**
 * @summary Create a media category
 */
export const useCreateMediaCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMediaCategory>>, TError,CreateMediaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMediaCategory>>,
        TError,
        CreateMediaCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMediaCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update a media category
 */
export const updateMediaCategory = (
    mediaCategoryUpdate: BodyType<MediaCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/media-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: mediaCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateMediaCategoryMutationKey = () => ['updateMediaCategory'] as const;

export const getUpdateMediaCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMediaCategory>>, TError,UpdateMediaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMediaCategory>>, TError,UpdateMediaCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateMediaCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMediaCategory>>, UpdateMediaCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMediaCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMediaCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateMediaCategory>>>
    export type UpdateMediaCategoryMutationBody = BodyType<MediaCategoryUpdate>
    export type UpdateMediaCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateMediaCategoryMutationVariables = {data: BodyType<MediaCategoryUpdate>}

    /**
 * @summary Update a media category
 */
export const useUpdateMediaCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMediaCategory>>, TError,UpdateMediaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMediaCategory>>,
        TError,
        UpdateMediaCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMediaCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while a video or podcast belongs to it.
 * @summary Delete a media category
 */
export const deleteMediaCategory = (
    { id }: DeleteMediaCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/media-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteMediaCategoryMutationKey = () => ['deleteMediaCategory'] as const;

export const getDeleteMediaCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMediaCategory>>, TError,DeleteMediaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMediaCategory>>, TError,DeleteMediaCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteMediaCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMediaCategory>>, DeleteMediaCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteMediaCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMediaCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMediaCategory>>>

    export type DeleteMediaCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteMediaCategoryMutationVariables = {pathParams: DeleteMediaCategoryPathParameters}

    /**
 * @summary Delete a media category
 */
export const useDeleteMediaCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMediaCategory>>, TError,DeleteMediaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMediaCategory>>,
        TError,
        DeleteMediaCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMediaCategoryMutationOptions(options), queryClient);
    }
