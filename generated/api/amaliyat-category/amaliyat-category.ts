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
  AmaliyatCategoryCreate,
  AmaliyatCategoryOne,
  AmaliyatCategoryPage,
  AmaliyatCategoryTotal,
  AmaliyatCategoryUpdate,
  BadRequestResponse,
  ConflictResponse,
  Created,
  DeleteAmaliyatCategoryPathParameters,
  Done,
  ForbiddenResponse,
  GetAmaliyatCategoryForUpdatePathParameters,
  GetAmaliyatCategoryPathParameters,
  ListAmaliyatCategoryParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalAmaliyatCategoryParams,
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
 * A page of categories and sub-categories, by their sort order unless asked otherwise.
 * @summary List amaliyat categories
 */
export const listAmaliyatCategory = (
    params?: ListAmaliyatCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatCategoryPage>(
      {url: `/api/amaliyat-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAmaliyatCategoryQueryKey = (params?: ListAmaliyatCategoryParams,) => {
    return [
    "listAmaliyatCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListAmaliyatCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAmaliyatCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAmaliyatCategory>>> = ({ signal }) => listAmaliyatCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAmaliyatCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listAmaliyatCategory>>>
export type ListAmaliyatCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListAmaliyatCategory<TData = Awaited<ReturnType<typeof listAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListAmaliyatCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof listAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAmaliyatCategory<TData = Awaited<ReturnType<typeof listAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof listAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAmaliyatCategory<TData = Awaited<ReturnType<typeof listAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List amaliyat categories
 */

export function useListAmaliyatCategory<TData = Awaited<ReturnType<typeof listAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAmaliyatCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every category and sub-category without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All amaliyat categories, for drop-downs
 */
export const totalAmaliyatCategory = (
    params?: TotalAmaliyatCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatCategoryTotal>(
      {url: `/api/amaliyat-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalAmaliyatCategoryQueryKey = (params?: TotalAmaliyatCategoryParams,) => {
    return [
    "totalAmaliyatCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalAmaliyatCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalAmaliyatCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalAmaliyatCategory>>> = ({ signal }) => totalAmaliyatCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalAmaliyatCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalAmaliyatCategory>>>
export type TotalAmaliyatCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalAmaliyatCategory<TData = Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalAmaliyatCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof totalAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalAmaliyatCategory<TData = Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof totalAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalAmaliyatCategory<TData = Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All amaliyat categories, for drop-downs
 */

export function useTotalAmaliyatCategory<TData = Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAmaliyatCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalAmaliyatCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The category with this number, for its details.
 * @summary One category
 */
export const getAmaliyatCategory = (
    { id }: GetAmaliyatCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatCategoryOne>(
      {url: `/api/amaliyat-category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAmaliyatCategoryQueryKey = (pathParams?: GetAmaliyatCategoryPathParameters,) => {
    return [
    "getAmaliyatCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetAmaliyatCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetAmaliyatCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAmaliyatCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAmaliyatCategory>>> = ({ signal }) => getAmaliyatCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAmaliyatCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getAmaliyatCategory>>>
export type GetAmaliyatCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetAmaliyatCategory<TData = Awaited<ReturnType<typeof getAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatCategory<TData = Awaited<ReturnType<typeof getAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatCategory>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatCategory<TData = Awaited<ReturnType<typeof getAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One category
 */

export function useGetAmaliyatCategory<TData = Awaited<ReturnType<typeof getAmaliyatCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetAmaliyatCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAmaliyatCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The category with this number, with its texts in every language.
 * @summary One category, for its form
 */
export const getAmaliyatCategoryForUpdate = (
    { id }: GetAmaliyatCategoryForUpdatePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatCategoryOne>(
      {url: `/api/amaliyat-category/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAmaliyatCategoryForUpdateQueryKey = (pathParams?: GetAmaliyatCategoryForUpdatePathParameters,) => {
    return [
    "getAmaliyatCategoryForUpdate", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetAmaliyatCategoryForUpdateQueryOptions = <TData = Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetAmaliyatCategoryForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAmaliyatCategoryForUpdateQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>> = ({ signal }) => getAmaliyatCategoryForUpdate({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAmaliyatCategoryForUpdateQueryResult = NonNullable<Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>>
export type GetAmaliyatCategoryForUpdateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetAmaliyatCategoryForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatCategoryForUpdatePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatCategoryForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatCategoryForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatCategoryForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatCategoryForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One category, for its form
 */

export function useGetAmaliyatCategoryForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetAmaliyatCategoryForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatCategoryForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAmaliyatCategoryForUpdateQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new category, or with `parentCategoryId` a sub-category, and returns its number.
 * @summary Create an amaliyat category
 */
export const createAmaliyatCategory = (
    amaliyatCategoryCreate: BodyType<AmaliyatCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/amaliyat-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateAmaliyatCategoryMutationKey = () => ['createAmaliyatCategory'] as const;

export const getCreateAmaliyatCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAmaliyatCategory>>, TError,CreateAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createAmaliyatCategory>>, TError,CreateAmaliyatCategoryMutationVariables, TContext> => {

const mutationKey = getCreateAmaliyatCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAmaliyatCategory>>, CreateAmaliyatCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAmaliyatCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAmaliyatCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createAmaliyatCategory>>>
    export type CreateAmaliyatCategoryMutationBody = BodyType<AmaliyatCategoryCreate>
    export type CreateAmaliyatCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateAmaliyatCategoryMutationVariables = {data: BodyType<AmaliyatCategoryCreate>}

    /**
 * @summary Create an amaliyat category
 */
export const useCreateAmaliyatCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAmaliyatCategory>>, TError,CreateAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAmaliyatCategory>>,
        TError,
        CreateAmaliyatCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAmaliyatCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied. A sub-category that travels without `sortOrder` so loses it.
 * @summary Update an amaliyat category
 */
export const updateAmaliyatCategory = (
    amaliyatCategoryUpdate: BodyType<AmaliyatCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/amaliyat-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateAmaliyatCategoryMutationKey = () => ['updateAmaliyatCategory'] as const;

export const getUpdateAmaliyatCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAmaliyatCategory>>, TError,UpdateAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAmaliyatCategory>>, TError,UpdateAmaliyatCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateAmaliyatCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAmaliyatCategory>>, UpdateAmaliyatCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAmaliyatCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAmaliyatCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateAmaliyatCategory>>>
    export type UpdateAmaliyatCategoryMutationBody = BodyType<AmaliyatCategoryUpdate>
    export type UpdateAmaliyatCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateAmaliyatCategoryMutationVariables = {data: BodyType<AmaliyatCategoryUpdate>}

    /**
 * @summary Update an amaliyat category
 */
export const useUpdateAmaliyatCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAmaliyatCategory>>, TError,UpdateAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAmaliyatCategory>>,
        TError,
        UpdateAmaliyatCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAmaliyatCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while a sub-category or an amaliyat belongs to it.
 * @summary Delete an amaliyat category
 */
export const deleteAmaliyatCategory = (
    { id }: DeleteAmaliyatCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/amaliyat-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteAmaliyatCategoryMutationKey = () => ['deleteAmaliyatCategory'] as const;

export const getDeleteAmaliyatCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAmaliyatCategory>>, TError,DeleteAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAmaliyatCategory>>, TError,DeleteAmaliyatCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteAmaliyatCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAmaliyatCategory>>, DeleteAmaliyatCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteAmaliyatCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAmaliyatCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAmaliyatCategory>>>

    export type DeleteAmaliyatCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteAmaliyatCategoryMutationVariables = {pathParams: DeleteAmaliyatCategoryPathParameters}

    /**
 * @summary Delete an amaliyat category
 */
export const useDeleteAmaliyatCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAmaliyatCategory>>, TError,DeleteAmaliyatCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAmaliyatCategory>>,
        TError,
        DeleteAmaliyatCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAmaliyatCategoryMutationOptions(options), queryClient);
    }
