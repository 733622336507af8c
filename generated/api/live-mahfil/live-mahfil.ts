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
  DeleteLiveMahfilPathParameters,
  Done,
  ForbiddenResponse,
  GetLiveMahfilPathParameters,
  ListLiveMahfilParams,
  LiveMahfilCreate,
  LiveMahfilOne,
  LiveMahfilPage,
  LiveMahfilUpdate,
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
 * A page of live mahfils, newest first unless asked otherwise.
 * @summary List live mahfils
 */
export const listLiveMahfil = (
    params?: ListLiveMahfilParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LiveMahfilPage>(
      {url: `/api/live-mahfil/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListLiveMahfilQueryKey = (params?: ListLiveMahfilParams,) => {
    return [
    "listLiveMahfil", ...(params ? [params] : [])
    ] as const;
    }


export const getListLiveMahfilQueryOptions = <TData = Awaited<ReturnType<typeof listLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListLiveMahfilParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveMahfil>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLiveMahfilQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLiveMahfil>>> = ({ signal }) => listLiveMahfil(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLiveMahfil>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLiveMahfilQueryResult = NonNullable<Awaited<ReturnType<typeof listLiveMahfil>>>
export type ListLiveMahfilQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListLiveMahfil<TData = Awaited<ReturnType<typeof listLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListLiveMahfilParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveMahfil>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveMahfil>>,
          TError,
          Awaited<ReturnType<typeof listLiveMahfil>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveMahfil<TData = Awaited<ReturnType<typeof listLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLiveMahfilParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveMahfil>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveMahfil>>,
          TError,
          Awaited<ReturnType<typeof listLiveMahfil>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveMahfil<TData = Awaited<ReturnType<typeof listLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLiveMahfilParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveMahfil>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List live mahfils
 */

export function useListLiveMahfil<TData = Awaited<ReturnType<typeof listLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLiveMahfilParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveMahfil>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLiveMahfilQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The mahfil with this number.
 * @summary One live mahfil
 */
export const getLiveMahfil = (
    { id }: GetLiveMahfilPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LiveMahfilOne>(
      {url: `/api/live-mahfil/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetLiveMahfilQueryKey = (pathParams?: GetLiveMahfilPathParameters,) => {
    return [
    "getLiveMahfil", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetLiveMahfilQueryOptions = <TData = Awaited<ReturnType<typeof getLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetLiveMahfilPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveMahfil>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLiveMahfilQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLiveMahfil>>> = ({ signal }) => getLiveMahfil({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLiveMahfil>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLiveMahfilQueryResult = NonNullable<Awaited<ReturnType<typeof getLiveMahfil>>>
export type GetLiveMahfilQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetLiveMahfil<TData = Awaited<ReturnType<typeof getLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetLiveMahfilPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveMahfil>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLiveMahfil>>,
          TError,
          Awaited<ReturnType<typeof getLiveMahfil>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLiveMahfil<TData = Awaited<ReturnType<typeof getLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetLiveMahfilPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveMahfil>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLiveMahfil>>,
          TError,
          Awaited<ReturnType<typeof getLiveMahfil>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLiveMahfil<TData = Awaited<ReturnType<typeof getLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetLiveMahfilPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveMahfil>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One live mahfil
 */

export function useGetLiveMahfil<TData = Awaited<ReturnType<typeof getLiveMahfil>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetLiveMahfilPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLiveMahfil>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLiveMahfilQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new mahfil and returns its number.
 * @summary Create a live mahfil
 */
export const createLiveMahfil = (
    liveMahfilCreate: BodyType<LiveMahfilCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/live-mahfil/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: liveMahfilCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateLiveMahfilMutationKey = () => ['createLiveMahfil'] as const;

export const getCreateLiveMahfilMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLiveMahfil>>, TError,CreateLiveMahfilMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createLiveMahfil>>, TError,CreateLiveMahfilMutationVariables, TContext> => {

const mutationKey = getCreateLiveMahfilMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLiveMahfil>>, CreateLiveMahfilMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLiveMahfil(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLiveMahfilMutationResult = NonNullable<Awaited<ReturnType<typeof createLiveMahfil>>>
    export type CreateLiveMahfilMutationBody = BodyType<LiveMahfilCreate>
    export type CreateLiveMahfilMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateLiveMahfilMutationVariables = {data: BodyType<LiveMahfilCreate>}

    /**
 * @summary Create a live mahfil
 */
export const useCreateLiveMahfil = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLiveMahfil>>, TError,CreateLiveMahfilMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLiveMahfil>>,
        TError,
        CreateLiveMahfilMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLiveMahfilMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the mahfil; a property that is absent is emptied.
 * @summary Update a live mahfil
 */
export const updateLiveMahfil = (
    liveMahfilUpdate: BodyType<LiveMahfilUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/live-mahfil/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: liveMahfilUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateLiveMahfilMutationKey = () => ['updateLiveMahfil'] as const;

export const getUpdateLiveMahfilMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLiveMahfil>>, TError,UpdateLiveMahfilMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLiveMahfil>>, TError,UpdateLiveMahfilMutationVariables, TContext> => {

const mutationKey = getUpdateLiveMahfilMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLiveMahfil>>, UpdateLiveMahfilMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateLiveMahfil(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLiveMahfilMutationResult = NonNullable<Awaited<ReturnType<typeof updateLiveMahfil>>>
    export type UpdateLiveMahfilMutationBody = BodyType<LiveMahfilUpdate>
    export type UpdateLiveMahfilMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateLiveMahfilMutationVariables = {data: BodyType<LiveMahfilUpdate>}

    /**
 * @summary Update a live mahfil
 */
export const useUpdateLiveMahfil = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLiveMahfil>>, TError,UpdateLiveMahfilMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLiveMahfil>>,
        TError,
        UpdateLiveMahfilMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLiveMahfilMutationOptions(options), queryClient);
    }
    /**
 * Moves the mahfil to the trash, from which it can be restored for some time.
 * @summary Delete a live mahfil
 */
export const deleteLiveMahfil = (
    { id }: DeleteLiveMahfilPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/live-mahfil/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteLiveMahfilMutationKey = () => ['deleteLiveMahfil'] as const;

export const getDeleteLiveMahfilMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLiveMahfil>>, TError,DeleteLiveMahfilMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLiveMahfil>>, TError,DeleteLiveMahfilMutationVariables, TContext> => {

const mutationKey = getDeleteLiveMahfilMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLiveMahfil>>, DeleteLiveMahfilMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteLiveMahfil(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLiveMahfilMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLiveMahfil>>>

    export type DeleteLiveMahfilMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteLiveMahfilMutationVariables = {pathParams: DeleteLiveMahfilPathParameters}

    /**
 * @summary Delete a live mahfil
 */
export const useDeleteLiveMahfil = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLiveMahfil>>, TError,DeleteLiveMahfilMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLiveMahfil>>,
        TError,
        DeleteLiveMahfilMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLiveMahfilMutationOptions(options), queryClient);
    }
