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
  DeleteHadithCategoryPathParameters,
  Done,
  ForbiddenResponse,
  GetHadithCategoryPathParameters,
  HadithCategoryCreate,
  HadithCategoryOne,
  HadithCategoryPage,
  HadithCategoryTotal,
  HadithCategoryUpdate,
  ListHadithCategoryParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalHadithCategoryParams,
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
 * A page of hadith categories, newest first unless asked otherwise.
 * @summary List hadith categories
 */
export const listHadithCategory = (
    params?: ListHadithCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HadithCategoryPage>(
      {url: `/api/hadith-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHadithCategoryQueryKey = (params?: ListHadithCategoryParams,) => {
    return [
    "listHadithCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListHadithCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListHadithCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadithCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHadithCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHadithCategory>>> = ({ signal }) => listHadithCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHadithCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHadithCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listHadithCategory>>>
export type ListHadithCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListHadithCategory<TData = Awaited<ReturnType<typeof listHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListHadithCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadithCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHadithCategory>>,
          TError,
          Awaited<ReturnType<typeof listHadithCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHadithCategory<TData = Awaited<ReturnType<typeof listHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHadithCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadithCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHadithCategory>>,
          TError,
          Awaited<ReturnType<typeof listHadithCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHadithCategory<TData = Awaited<ReturnType<typeof listHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHadithCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadithCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List hadith categories
 */

export function useListHadithCategory<TData = Awaited<ReturnType<typeof listHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHadithCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadithCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHadithCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every hadith category without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All hadith categories, for drop-downs
 */
export const totalHadithCategory = (
    params?: TotalHadithCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HadithCategoryTotal>(
      {url: `/api/hadith-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalHadithCategoryQueryKey = (params?: TotalHadithCategoryParams,) => {
    return [
    "totalHadithCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalHadithCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalHadithCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalHadithCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalHadithCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalHadithCategory>>> = ({ signal }) => totalHadithCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalHadithCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalHadithCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalHadithCategory>>>
export type TotalHadithCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalHadithCategory<TData = Awaited<ReturnType<typeof totalHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalHadithCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalHadithCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalHadithCategory>>,
          TError,
          Awaited<ReturnType<typeof totalHadithCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalHadithCategory<TData = Awaited<ReturnType<typeof totalHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalHadithCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalHadithCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalHadithCategory>>,
          TError,
          Awaited<ReturnType<typeof totalHadithCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalHadithCategory<TData = Awaited<ReturnType<typeof totalHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalHadithCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalHadithCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All hadith categories, for drop-downs
 */

export function useTotalHadithCategory<TData = Awaited<ReturnType<typeof totalHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalHadithCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalHadithCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalHadithCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The category with this number.
 * @summary One hadith category
 */
export const getHadithCategory = (
    { id }: GetHadithCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HadithCategoryOne>(
      {url: `/api/hadith-category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetHadithCategoryQueryKey = (pathParams?: GetHadithCategoryPathParameters,) => {
    return [
    "getHadithCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetHadithCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetHadithCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadithCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHadithCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHadithCategory>>> = ({ signal }) => getHadithCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHadithCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHadithCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getHadithCategory>>>
export type GetHadithCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHadithCategory<TData = Awaited<ReturnType<typeof getHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetHadithCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadithCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHadithCategory>>,
          TError,
          Awaited<ReturnType<typeof getHadithCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHadithCategory<TData = Awaited<ReturnType<typeof getHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetHadithCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadithCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHadithCategory>>,
          TError,
          Awaited<ReturnType<typeof getHadithCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHadithCategory<TData = Awaited<ReturnType<typeof getHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetHadithCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadithCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One hadith category
 */

export function useGetHadithCategory<TData = Awaited<ReturnType<typeof getHadithCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetHadithCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadithCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHadithCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new category and returns its number.
 * @summary Create a hadith category
 */
export const createHadithCategory = (
    hadithCategoryCreate: BodyType<HadithCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/hadith-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: hadithCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateHadithCategoryMutationKey = () => ['createHadithCategory'] as const;

export const getCreateHadithCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHadithCategory>>, TError,CreateHadithCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createHadithCategory>>, TError,CreateHadithCategoryMutationVariables, TContext> => {

const mutationKey = getCreateHadithCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHadithCategory>>, CreateHadithCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createHadithCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHadithCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createHadithCategory>>>
    export type CreateHadithCategoryMutationBody = BodyType<HadithCategoryCreate>
    export type CreateHadithCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateHadithCategoryMutationVariables = {data: BodyType<HadithCategoryCreate>}

    /**
 * @summary Create a hadith category
 */
export const useCreateHadithCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHadithCategory>>, TError,CreateHadithCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHadithCategory>>,
        TError,
        CreateHadithCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHadithCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update a hadith category
 */
export const updateHadithCategory = (
    hadithCategoryUpdate: BodyType<HadithCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/hadith-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: hadithCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateHadithCategoryMutationKey = () => ['updateHadithCategory'] as const;

export const getUpdateHadithCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHadithCategory>>, TError,UpdateHadithCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHadithCategory>>, TError,UpdateHadithCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateHadithCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHadithCategory>>, UpdateHadithCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateHadithCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHadithCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateHadithCategory>>>
    export type UpdateHadithCategoryMutationBody = BodyType<HadithCategoryUpdate>
    export type UpdateHadithCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateHadithCategoryMutationVariables = {data: BodyType<HadithCategoryUpdate>}

    /**
 * @summary Update a hadith category
 */
export const useUpdateHadithCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHadithCategory>>, TError,UpdateHadithCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHadithCategory>>,
        TError,
        UpdateHadithCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHadithCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while a sub-category, a hadith or a fazilat belongs to it.
 * @summary Delete a hadith category
 */
export const deleteHadithCategory = (
    { id }: DeleteHadithCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/hadith-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteHadithCategoryMutationKey = () => ['deleteHadithCategory'] as const;

export const getDeleteHadithCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHadithCategory>>, TError,DeleteHadithCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteHadithCategory>>, TError,DeleteHadithCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteHadithCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteHadithCategory>>, DeleteHadithCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteHadithCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteHadithCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteHadithCategory>>>

    export type DeleteHadithCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteHadithCategoryMutationVariables = {pathParams: DeleteHadithCategoryPathParameters}

    /**
 * @summary Delete a hadith category
 */
export const useDeleteHadithCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHadithCategory>>, TError,DeleteHadithCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteHadithCategory>>,
        TError,
        DeleteHadithCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteHadithCategoryMutationOptions(options), queryClient);
    }
