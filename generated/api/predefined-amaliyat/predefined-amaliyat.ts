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
  ForbiddenResponse,
  GetPredefinedAmaliyatPathParameters,
  ListPredefinedAmaliyatParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PredefinedAmaliyatCreate,
  PredefinedAmaliyatOne,
  PredefinedAmaliyatPage,
  PredefinedAmaliyatUpdate,
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
 * A page of predefined amaliyat, newest first unless asked otherwise. A predefined amaliyat has neither texts nor a state of its own, so `title`, `subTitle` and `active` ask for those of its amaliyat.
 * @summary List predefined amaliyat
 */
export const listPredefinedAmaliyat = (
    params?: ListPredefinedAmaliyatParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PredefinedAmaliyatPage>(
      {url: `/api/predefined-amaliyat/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPredefinedAmaliyatQueryKey = (params?: ListPredefinedAmaliyatParams,) => {
    return [
    "listPredefinedAmaliyat", ...(params ? [params] : [])
    ] as const;
    }


export const getListPredefinedAmaliyatQueryOptions = <TData = Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPredefinedAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPredefinedAmaliyatQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPredefinedAmaliyat>>> = ({ signal }) => listPredefinedAmaliyat(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPredefinedAmaliyatQueryResult = NonNullable<Awaited<ReturnType<typeof listPredefinedAmaliyat>>>
export type ListPredefinedAmaliyatQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListPredefinedAmaliyat<TData = Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPredefinedAmaliyatParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPredefinedAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof listPredefinedAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPredefinedAmaliyat<TData = Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPredefinedAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPredefinedAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof listPredefinedAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPredefinedAmaliyat<TData = Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPredefinedAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List predefined amaliyat
 */

export function useListPredefinedAmaliyat<TData = Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPredefinedAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPredefinedAmaliyatQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The predefined amaliyat with this number.
 * @summary One predefined amaliyat
 */
export const getPredefinedAmaliyat = (
    { id }: GetPredefinedAmaliyatPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PredefinedAmaliyatOne>(
      {url: `/api/predefined-amaliyat/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPredefinedAmaliyatQueryKey = (pathParams?: GetPredefinedAmaliyatPathParameters,) => {
    return [
    "getPredefinedAmaliyat", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetPredefinedAmaliyatQueryOptions = <TData = Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetPredefinedAmaliyatPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPredefinedAmaliyatQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPredefinedAmaliyat>>> = ({ signal }) => getPredefinedAmaliyat({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPredefinedAmaliyatQueryResult = NonNullable<Awaited<ReturnType<typeof getPredefinedAmaliyat>>>
export type GetPredefinedAmaliyatQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPredefinedAmaliyat<TData = Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPredefinedAmaliyatPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPredefinedAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof getPredefinedAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPredefinedAmaliyat<TData = Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPredefinedAmaliyatPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPredefinedAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof getPredefinedAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPredefinedAmaliyat<TData = Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPredefinedAmaliyatPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One predefined amaliyat
 */

export function useGetPredefinedAmaliyat<TData = Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetPredefinedAmaliyatPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPredefinedAmaliyatQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new predefined amaliyat and returns its number.
 * @summary Create a predefined amaliyat
 */
export const createPredefinedAmaliyat = (
    predefinedAmaliyatCreate: BodyType<PredefinedAmaliyatCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/predefined-amaliyat/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: predefinedAmaliyatCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreatePredefinedAmaliyatMutationKey = () => ['createPredefinedAmaliyat'] as const;

export const getCreatePredefinedAmaliyatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPredefinedAmaliyat>>, TError,CreatePredefinedAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createPredefinedAmaliyat>>, TError,CreatePredefinedAmaliyatMutationVariables, TContext> => {

const mutationKey = getCreatePredefinedAmaliyatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPredefinedAmaliyat>>, CreatePredefinedAmaliyatMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPredefinedAmaliyat(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePredefinedAmaliyatMutationResult = NonNullable<Awaited<ReturnType<typeof createPredefinedAmaliyat>>>
    export type CreatePredefinedAmaliyatMutationBody = BodyType<PredefinedAmaliyatCreate>
    export type CreatePredefinedAmaliyatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreatePredefinedAmaliyatMutationVariables = {data: BodyType<PredefinedAmaliyatCreate>}

    /**
 * @summary Create a predefined amaliyat
 */
export const useCreatePredefinedAmaliyat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPredefinedAmaliyat>>, TError,CreatePredefinedAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPredefinedAmaliyat>>,
        TError,
        CreatePredefinedAmaliyatMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePredefinedAmaliyatMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the predefined amaliyat.
 * @summary Update a predefined amaliyat
 */
export const updatePredefinedAmaliyat = (
    predefinedAmaliyatUpdate: BodyType<PredefinedAmaliyatUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/predefined-amaliyat/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: predefinedAmaliyatUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdatePredefinedAmaliyatMutationKey = () => ['updatePredefinedAmaliyat'] as const;

export const getUpdatePredefinedAmaliyatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePredefinedAmaliyat>>, TError,UpdatePredefinedAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePredefinedAmaliyat>>, TError,UpdatePredefinedAmaliyatMutationVariables, TContext> => {

const mutationKey = getUpdatePredefinedAmaliyatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePredefinedAmaliyat>>, UpdatePredefinedAmaliyatMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePredefinedAmaliyat(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePredefinedAmaliyatMutationResult = NonNullable<Awaited<ReturnType<typeof updatePredefinedAmaliyat>>>
    export type UpdatePredefinedAmaliyatMutationBody = BodyType<PredefinedAmaliyatUpdate>
    export type UpdatePredefinedAmaliyatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdatePredefinedAmaliyatMutationVariables = {data: BodyType<PredefinedAmaliyatUpdate>}

    /**
 * @summary Update a predefined amaliyat
 */
export const useUpdatePredefinedAmaliyat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePredefinedAmaliyat>>, TError,UpdatePredefinedAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePredefinedAmaliyat>>,
        TError,
        UpdatePredefinedAmaliyatMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePredefinedAmaliyatMutationOptions(options), queryClient);
    }
