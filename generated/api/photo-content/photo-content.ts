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
  DeletePhotoContentPathParameters,
  Done,
  ForbiddenResponse,
  GetPhotoContentPathParameters,
  ListPhotoContentParams,
  ListPhotoContentPathParameters,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PhotoContentCreate,
  PhotoContentOne,
  PhotoContentPage,
  PhotoContentUpdate,
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
 * A page of the photos of one category, newest first unless asked otherwise. The `id` in the path is the number of the category.
 * @summary List photos of a category
 */
export const listPhotoContent = (
    { id }: ListPhotoContentPathParameters,
    params?: ListPhotoContentParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PhotoContentPage>(
      {url: `/api/photo_content/id/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPhotoContentQueryKey = (pathParams?: ListPhotoContentPathParameters,
    params?: ListPhotoContentParams,) => {
    return [
    "listPhotoContent", ...(pathParams ? [pathParams] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListPhotoContentQueryOptions = <TData = Awaited<ReturnType<typeof listPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListPhotoContentPathParameters,
    params?: ListPhotoContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPhotoContentQueryKey({ id },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPhotoContent>>> = ({ signal }) => listPhotoContent({ id },params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPhotoContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPhotoContentQueryResult = NonNullable<Awaited<ReturnType<typeof listPhotoContent>>>
export type ListPhotoContentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListPhotoContent<TData = Awaited<ReturnType<typeof listPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListPhotoContentPathParameters,
    params: undefined |  ListPhotoContentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhotoContent>>,
          TError,
          Awaited<ReturnType<typeof listPhotoContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotoContent<TData = Awaited<ReturnType<typeof listPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListPhotoContentPathParameters,
    params?: ListPhotoContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPhotoContent>>,
          TError,
          Awaited<ReturnType<typeof listPhotoContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPhotoContent<TData = Awaited<ReturnType<typeof listPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListPhotoContentPathParameters,
    params?: ListPhotoContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List photos of a category
 */

export function useListPhotoContent<TData = Awaited<ReturnType<typeof listPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListPhotoContentPathParameters,
    params?: ListPhotoContentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPhotoContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPhotoContentQueryOptions({ id },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The photo with this number.
 * @summary One photo
 */
export const getPhotoContent = (
    { id }: GetPhotoContentPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PhotoContentOne>(
      {url: `/api/photo_content/id/photo/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPhotoContentQueryKey = (pathParams?: GetPhotoContentPathParameters,) => {
    return [
    "getPhotoContent", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetPhotoContentQueryOptions = <TData = Awaited<ReturnType<typeof getPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetPhotoContentPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPhotoContentQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPhotoContent>>> = ({ signal }) => getPhotoContent({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPhotoContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPhotoContentQueryResult = NonNullable<Awaited<ReturnType<typeof getPhotoContent>>>
export type GetPhotoContentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPhotoContent<TData = Awaited<ReturnType<typeof getPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPhotoContentPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPhotoContent>>,
          TError,
          Awaited<ReturnType<typeof getPhotoContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPhotoContent<TData = Awaited<ReturnType<typeof getPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPhotoContentPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPhotoContent>>,
          TError,
          Awaited<ReturnType<typeof getPhotoContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPhotoContent<TData = Awaited<ReturnType<typeof getPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPhotoContentPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One photo
 */

export function useGetPhotoContent<TData = Awaited<ReturnType<typeof getPhotoContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetPhotoContentPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPhotoContent>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPhotoContentQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores every photo of `photoContents` in the category and returns the number of the first.
 * @summary Create a photo
 */
export const createPhotoContent = (
    photoContentCreate: BodyType<PhotoContentCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/photo_content/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: photoContentCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreatePhotoContentMutationKey = () => ['createPhotoContent'] as const;

export const getCreatePhotoContentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPhotoContent>>, TError,CreatePhotoContentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createPhotoContent>>, TError,CreatePhotoContentMutationVariables, TContext> => {

const mutationKey = getCreatePhotoContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPhotoContent>>, CreatePhotoContentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPhotoContent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePhotoContentMutationResult = NonNullable<Awaited<ReturnType<typeof createPhotoContent>>>
    export type CreatePhotoContentMutationBody = BodyType<PhotoContentCreate>
    export type CreatePhotoContentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreatePhotoContentMutationVariables = {data: BodyType<PhotoContentCreate>}

    /**
 * @summary Create a photo
 */
export const useCreatePhotoContent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPhotoContent>>, TError,CreatePhotoContentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPhotoContent>>,
        TError,
        CreatePhotoContentMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePhotoContentMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the photo; a property that is absent is emptied.
 * @summary Update a photo
 */
export const updatePhotoContent = (
    photoContentUpdate: BodyType<PhotoContentUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/photo_content/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: photoContentUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdatePhotoContentMutationKey = () => ['updatePhotoContent'] as const;

export const getUpdatePhotoContentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhotoContent>>, TError,UpdatePhotoContentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePhotoContent>>, TError,UpdatePhotoContentMutationVariables, TContext> => {

const mutationKey = getUpdatePhotoContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePhotoContent>>, UpdatePhotoContentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePhotoContent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePhotoContentMutationResult = NonNullable<Awaited<ReturnType<typeof updatePhotoContent>>>
    export type UpdatePhotoContentMutationBody = BodyType<PhotoContentUpdate>
    export type UpdatePhotoContentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdatePhotoContentMutationVariables = {data: BodyType<PhotoContentUpdate>}

    /**
 * @summary Update a photo
 */
export const useUpdatePhotoContent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePhotoContent>>, TError,UpdatePhotoContentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePhotoContent>>,
        TError,
        UpdatePhotoContentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePhotoContentMutationOptions(options), queryClient);
    }
    /**
 * Deletes the photo; 404 when it is not in that category.
 * @summary Delete a photo
 */
export const deletePhotoContent = (
    { categoryId, photoId }: DeletePhotoContentPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/photo_content/delete/${encodeURIComponent(String(categoryId))}/${encodeURIComponent(String(photoId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeletePhotoContentMutationKey = () => ['deletePhotoContent'] as const;

export const getDeletePhotoContentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePhotoContent>>, TError,DeletePhotoContentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePhotoContent>>, TError,DeletePhotoContentMutationVariables, TContext> => {

const mutationKey = getDeletePhotoContentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePhotoContent>>, DeletePhotoContentMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deletePhotoContent(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePhotoContentMutationResult = NonNullable<Awaited<ReturnType<typeof deletePhotoContent>>>

    export type DeletePhotoContentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeletePhotoContentMutationVariables = {pathParams: DeletePhotoContentPathParameters}

    /**
 * @summary Delete a photo
 */
export const useDeletePhotoContent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePhotoContent>>, TError,DeletePhotoContentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePhotoContent>>,
        TError,
        DeletePhotoContentMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePhotoContentMutationOptions(options), queryClient);
    }
