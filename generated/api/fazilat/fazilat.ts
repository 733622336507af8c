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
  DeleteFazilatPathParameters,
  Done,
  FazilatCreate,
  FazilatOne,
  FazilatPage,
  FazilatUpdateApp,
  FazilatUpdateWeb,
  ForbiddenResponse,
  GetFazilatPathParameters,
  ListFazilatParams,
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
 * A page of fazilat, newest first unless asked otherwise. Each of the three screens asks for its own `fazilatType`.
 * @summary List fazilat
 */
export const listFazilat = (
    params?: ListFazilatParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FazilatPage>(
      {url: `/api/fazilat/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListFazilatQueryKey = (params?: ListFazilatParams,) => {
    return [
    "listFazilat", ...(params ? [params] : [])
    ] as const;
    }


export const getListFazilatQueryOptions = <TData = Awaited<ReturnType<typeof listFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListFazilatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFazilat>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFazilatQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFazilat>>> = ({ signal }) => listFazilat(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFazilat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFazilatQueryResult = NonNullable<Awaited<ReturnType<typeof listFazilat>>>
export type ListFazilatQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListFazilat<TData = Awaited<ReturnType<typeof listFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListFazilatParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFazilat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFazilat>>,
          TError,
          Awaited<ReturnType<typeof listFazilat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFazilat<TData = Awaited<ReturnType<typeof listFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListFazilatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFazilat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFazilat>>,
          TError,
          Awaited<ReturnType<typeof listFazilat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFazilat<TData = Awaited<ReturnType<typeof listFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListFazilatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFazilat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List fazilat
 */

export function useListFazilat<TData = Awaited<ReturnType<typeof listFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListFazilatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFazilat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFazilatQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The fazilat with this number.
 * @summary One fazilat
 */
export const getFazilat = (
    { id }: GetFazilatPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FazilatOne>(
      {url: `/api/fazilat/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetFazilatQueryKey = (pathParams?: GetFazilatPathParameters,) => {
    return [
    "getFazilat", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetFazilatQueryOptions = <TData = Awaited<ReturnType<typeof getFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetFazilatPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFazilat>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFazilatQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFazilat>>> = ({ signal }) => getFazilat({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFazilat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFazilatQueryResult = NonNullable<Awaited<ReturnType<typeof getFazilat>>>
export type GetFazilatQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetFazilat<TData = Awaited<ReturnType<typeof getFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetFazilatPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFazilat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFazilat>>,
          TError,
          Awaited<ReturnType<typeof getFazilat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFazilat<TData = Awaited<ReturnType<typeof getFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetFazilatPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFazilat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFazilat>>,
          TError,
          Awaited<ReturnType<typeof getFazilat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFazilat<TData = Awaited<ReturnType<typeof getFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetFazilatPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFazilat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One fazilat
 */

export function useGetFazilat<TData = Awaited<ReturnType<typeof getFazilat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetFazilatPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFazilat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFazilatQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new fazilat of any kind and returns its number. The kind WEB needs a file, its type and its pages, the others need content.
 * @summary Create a fazilat
 */
export const createFazilat = (
    fazilatCreate: BodyType<FazilatCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/fazilat/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: fazilatCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateFazilatMutationKey = () => ['createFazilat'] as const;

export const getCreateFazilatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFazilat>>, TError,CreateFazilatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createFazilat>>, TError,CreateFazilatMutationVariables, TContext> => {

const mutationKey = getCreateFazilatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFazilat>>, CreateFazilatMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFazilat(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFazilatMutationResult = NonNullable<Awaited<ReturnType<typeof createFazilat>>>
    export type CreateFazilatMutationBody = BodyType<FazilatCreate>
    export type CreateFazilatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateFazilatMutationVariables = {data: BodyType<FazilatCreate>}

    /**
 * @summary Create a fazilat
 */
export const useCreateFazilat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFazilat>>, TError,CreateFazilatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFazilat>>,
        TError,
        CreateFazilatMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFazilatMutationOptions(options), queryClient);
    }
    /**
 * Moves the fazilat to the trash, from which it can be restored for some time.
 * @summary Delete a fazilat
 */
export const deleteFazilat = (
    { id }: DeleteFazilatPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/fazilat/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteFazilatMutationKey = () => ['deleteFazilat'] as const;

export const getDeleteFazilatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFazilat>>, TError,DeleteFazilatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFazilat>>, TError,DeleteFazilatMutationVariables, TContext> => {

const mutationKey = getDeleteFazilatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFazilat>>, DeleteFazilatMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteFazilat(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFazilatMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFazilat>>>

    export type DeleteFazilatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteFazilatMutationVariables = {pathParams: DeleteFazilatPathParameters}

    /**
 * @summary Delete a fazilat
 */
export const useDeleteFazilat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFazilat>>, TError,DeleteFazilatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFazilat>>,
        TError,
        DeleteFazilatMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFazilatMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of a fazilat of the kind APP or HADITH_CATEGORY; a property that is absent is emptied.
 * @summary Update a fazilat of the app
 */
export const updateFazilatApp = (
    fazilatUpdateApp: BodyType<FazilatUpdateApp>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/fazilat/update/app`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: fazilatUpdateApp, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateFazilatAppMutationKey = () => ['updateFazilatApp'] as const;

export const getUpdateFazilatAppMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFazilatApp>>, TError,UpdateFazilatAppMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFazilatApp>>, TError,UpdateFazilatAppMutationVariables, TContext> => {

const mutationKey = getUpdateFazilatAppMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFazilatApp>>, UpdateFazilatAppMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateFazilatApp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFazilatAppMutationResult = NonNullable<Awaited<ReturnType<typeof updateFazilatApp>>>
    export type UpdateFazilatAppMutationBody = BodyType<FazilatUpdateApp>
    export type UpdateFazilatAppMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateFazilatAppMutationVariables = {data: BodyType<FazilatUpdateApp>}

    /**
 * @summary Update a fazilat of the app
 */
export const useUpdateFazilatApp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFazilatApp>>, TError,UpdateFazilatAppMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFazilatApp>>,
        TError,
        UpdateFazilatAppMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFazilatAppMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of a fazilat of the kind WEB; a property that is absent is emptied.
 * @summary Update a fazilat of the website
 */
export const updateFazilatWeb = (
    fazilatUpdateWeb: BodyType<FazilatUpdateWeb>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/fazilat/update/web`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: fazilatUpdateWeb, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateFazilatWebMutationKey = () => ['updateFazilatWeb'] as const;

export const getUpdateFazilatWebMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFazilatWeb>>, TError,UpdateFazilatWebMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFazilatWeb>>, TError,UpdateFazilatWebMutationVariables, TContext> => {

const mutationKey = getUpdateFazilatWebMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFazilatWeb>>, UpdateFazilatWebMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateFazilatWeb(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFazilatWebMutationResult = NonNullable<Awaited<ReturnType<typeof updateFazilatWeb>>>
    export type UpdateFazilatWebMutationBody = BodyType<FazilatUpdateWeb>
    export type UpdateFazilatWebMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateFazilatWebMutationVariables = {data: BodyType<FazilatUpdateWeb>}

    /**
 * @summary Update a fazilat of the website
 */
export const useUpdateFazilatWeb = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFazilatWeb>>, TError,UpdateFazilatWebMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFazilatWeb>>,
        TError,
        UpdateFazilatWebMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFazilatWebMutationOptions(options), queryClient);
    }
