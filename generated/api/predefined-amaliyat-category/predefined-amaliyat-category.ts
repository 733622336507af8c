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
  DeletePredefinedAmaliyatCategoryPathParameters,
  Done,
  ForbiddenResponse,
  GetPredefinedAmaliyatCategoryForUpdatePathParameters,
  ListPredefinedAmaliyatCategoryParams,
  ListPredefinedAmaliyatOfCategoryPathParameters,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PredefinedAmaliyatCategoryCreate,
  PredefinedAmaliyatCategoryOne,
  PredefinedAmaliyatCategoryPage,
  PredefinedAmaliyatCategoryTotal,
  PredefinedAmaliyatCategoryUpdate,
  PredefinedAmaliyatList,
  ServerErrorResponse,
  TotalPredefinedAmaliyatCategoryParams,
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
 * A page of categories, newest first unless asked otherwise.
 * @summary List predefined amaliyat categories
 */
export const listPredefinedAmaliyatCategory = (
    params?: ListPredefinedAmaliyatCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PredefinedAmaliyatCategoryPage>(
      {url: `/api/predefined-amaliyat-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPredefinedAmaliyatCategoryQueryKey = (params?: ListPredefinedAmaliyatCategoryParams,) => {
    return [
    "listPredefinedAmaliyatCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListPredefinedAmaliyatCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPredefinedAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPredefinedAmaliyatCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>> = ({ signal }) => listPredefinedAmaliyatCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPredefinedAmaliyatCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>>
export type ListPredefinedAmaliyatCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListPredefinedAmaliyatCategory<TData = Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPredefinedAmaliyatCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPredefinedAmaliyatCategory<TData = Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPredefinedAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPredefinedAmaliyatCategory<TData = Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPredefinedAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List predefined amaliyat categories
 */

export function useListPredefinedAmaliyatCategory<TData = Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPredefinedAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPredefinedAmaliyatCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every predefined amaliyat categories without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All predefined amaliyat categories, for drop-downs
 */
export const totalPredefinedAmaliyatCategory = (
    params?: TotalPredefinedAmaliyatCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PredefinedAmaliyatCategoryTotal>(
      {url: `/api/predefined-amaliyat-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalPredefinedAmaliyatCategoryQueryKey = (params?: TotalPredefinedAmaliyatCategoryParams,) => {
    return [
    "totalPredefinedAmaliyatCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalPredefinedAmaliyatCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalPredefinedAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalPredefinedAmaliyatCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>> = ({ signal }) => totalPredefinedAmaliyatCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalPredefinedAmaliyatCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>>
export type TotalPredefinedAmaliyatCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalPredefinedAmaliyatCategory<TData = Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalPredefinedAmaliyatCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalPredefinedAmaliyatCategory<TData = Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalPredefinedAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalPredefinedAmaliyatCategory<TData = Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalPredefinedAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All predefined amaliyat categories, for drop-downs
 */

export function useTotalPredefinedAmaliyatCategory<TData = Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalPredefinedAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalPredefinedAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalPredefinedAmaliyatCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The category with this number, with its texts in every language.
 * @summary One predefined amaliyat category, for its form
 */
export const getPredefinedAmaliyatCategoryForUpdate = (
    { id }: GetPredefinedAmaliyatCategoryForUpdatePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PredefinedAmaliyatCategoryOne>(
      {url: `/api/predefined-amaliyat-category/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPredefinedAmaliyatCategoryForUpdateQueryKey = (pathParams?: GetPredefinedAmaliyatCategoryForUpdatePathParameters,) => {
    return [
    "getPredefinedAmaliyatCategoryForUpdate", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetPredefinedAmaliyatCategoryForUpdateQueryOptions = <TData = Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetPredefinedAmaliyatCategoryForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPredefinedAmaliyatCategoryForUpdateQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>> = ({ signal }) => getPredefinedAmaliyatCategoryForUpdate({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPredefinedAmaliyatCategoryForUpdateQueryResult = NonNullable<Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>>
export type GetPredefinedAmaliyatCategoryForUpdateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPredefinedAmaliyatCategoryForUpdate<TData = Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPredefinedAmaliyatCategoryForUpdatePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPredefinedAmaliyatCategoryForUpdate<TData = Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPredefinedAmaliyatCategoryForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPredefinedAmaliyatCategoryForUpdate<TData = Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPredefinedAmaliyatCategoryForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One predefined amaliyat category, for its form
 */

export function useGetPredefinedAmaliyatCategoryForUpdate<TData = Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetPredefinedAmaliyatCategoryForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPredefinedAmaliyatCategoryForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPredefinedAmaliyatCategoryForUpdateQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new category and returns its number.
 * @summary Create a predefined amaliyat category
 */
export const createPredefinedAmaliyatCategory = (
    predefinedAmaliyatCategoryCreate: BodyType<PredefinedAmaliyatCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/predefined-amaliyat-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: predefinedAmaliyatCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreatePredefinedAmaliyatCategoryMutationKey = () => ['createPredefinedAmaliyatCategory'] as const;

export const getCreatePredefinedAmaliyatCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPredefinedAmaliyatCategory>>, TError,CreatePredefinedAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createPredefinedAmaliyatCategory>>, TError,CreatePredefinedAmaliyatCategoryMutationVariables, TContext> => {

const mutationKey = getCreatePredefinedAmaliyatCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPredefinedAmaliyatCategory>>, CreatePredefinedAmaliyatCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPredefinedAmaliyatCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePredefinedAmaliyatCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createPredefinedAmaliyatCategory>>>
    export type CreatePredefinedAmaliyatCategoryMutationBody = BodyType<PredefinedAmaliyatCategoryCreate>
    export type CreatePredefinedAmaliyatCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreatePredefinedAmaliyatCategoryMutationVariables = {data: BodyType<PredefinedAmaliyatCategoryCreate>}

    /**
 * @summary Create a predefined amaliyat category
 */
export const useCreatePredefinedAmaliyatCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPredefinedAmaliyatCategory>>, TError,CreatePredefinedAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPredefinedAmaliyatCategory>>,
        TError,
        CreatePredefinedAmaliyatCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePredefinedAmaliyatCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update a predefined amaliyat category
 */
export const updatePredefinedAmaliyatCategory = (
    predefinedAmaliyatCategoryUpdate: BodyType<PredefinedAmaliyatCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/predefined-amaliyat-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: predefinedAmaliyatCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdatePredefinedAmaliyatCategoryMutationKey = () => ['updatePredefinedAmaliyatCategory'] as const;

export const getUpdatePredefinedAmaliyatCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePredefinedAmaliyatCategory>>, TError,UpdatePredefinedAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePredefinedAmaliyatCategory>>, TError,UpdatePredefinedAmaliyatCategoryMutationVariables, TContext> => {

const mutationKey = getUpdatePredefinedAmaliyatCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePredefinedAmaliyatCategory>>, UpdatePredefinedAmaliyatCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePredefinedAmaliyatCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePredefinedAmaliyatCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updatePredefinedAmaliyatCategory>>>
    export type UpdatePredefinedAmaliyatCategoryMutationBody = BodyType<PredefinedAmaliyatCategoryUpdate>
    export type UpdatePredefinedAmaliyatCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdatePredefinedAmaliyatCategoryMutationVariables = {data: BodyType<PredefinedAmaliyatCategoryUpdate>}

    /**
 * @summary Update a predefined amaliyat category
 */
export const useUpdatePredefinedAmaliyatCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePredefinedAmaliyatCategory>>, TError,UpdatePredefinedAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePredefinedAmaliyatCategory>>,
        TError,
        UpdatePredefinedAmaliyatCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePredefinedAmaliyatCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while a predefined amaliyat belongs to it.
 * @summary Delete a predefined amaliyat category
 */
export const deletePredefinedAmaliyatCategory = (
    { id }: DeletePredefinedAmaliyatCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/predefined-amaliyat-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeletePredefinedAmaliyatCategoryMutationKey = () => ['deletePredefinedAmaliyatCategory'] as const;

export const getDeletePredefinedAmaliyatCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePredefinedAmaliyatCategory>>, TError,DeletePredefinedAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePredefinedAmaliyatCategory>>, TError,DeletePredefinedAmaliyatCategoryMutationVariables, TContext> => {

const mutationKey = getDeletePredefinedAmaliyatCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePredefinedAmaliyatCategory>>, DeletePredefinedAmaliyatCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deletePredefinedAmaliyatCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePredefinedAmaliyatCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deletePredefinedAmaliyatCategory>>>

    export type DeletePredefinedAmaliyatCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeletePredefinedAmaliyatCategoryMutationVariables = {pathParams: DeletePredefinedAmaliyatCategoryPathParameters}

    /**
 * @summary Delete a predefined amaliyat category
 */
export const useDeletePredefinedAmaliyatCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePredefinedAmaliyatCategory>>, TError,DeletePredefinedAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePredefinedAmaliyatCategory>>,
        TError,
        DeletePredefinedAmaliyatCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePredefinedAmaliyatCategoryMutationOptions(options), queryClient);
    }
    /**
 * Every predefined amaliyat that belongs to this category, newest first, without paging. The last part of the path is spelled so.
 * @summary The predefined amaliyat of a category
 */
export const listPredefinedAmaliyatOfCategory = (
    { id }: ListPredefinedAmaliyatOfCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PredefinedAmaliyatList>(
      {url: `/api/predefined-amaliyat-category/id/${encodeURIComponent(String(id))}/predefine-amaliyats`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPredefinedAmaliyatOfCategoryQueryKey = (pathParams?: ListPredefinedAmaliyatOfCategoryPathParameters,) => {
    return [
    "listPredefinedAmaliyatOfCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getListPredefinedAmaliyatOfCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: ListPredefinedAmaliyatOfCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPredefinedAmaliyatOfCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>> = ({ signal }) => listPredefinedAmaliyatOfCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPredefinedAmaliyatOfCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>>
export type ListPredefinedAmaliyatOfCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useListPredefinedAmaliyatOfCategory<TData = Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListPredefinedAmaliyatOfCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>,
          TError,
          Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPredefinedAmaliyatOfCategory<TData = Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListPredefinedAmaliyatOfCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>,
          TError,
          Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPredefinedAmaliyatOfCategory<TData = Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: ListPredefinedAmaliyatOfCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The predefined amaliyat of a category
 */

export function useListPredefinedAmaliyatOfCategory<TData = Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: ListPredefinedAmaliyatOfCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPredefinedAmaliyatOfCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPredefinedAmaliyatOfCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






