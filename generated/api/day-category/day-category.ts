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
  DayCategoryCreate,
  DayCategoryOne,
  DayCategoryPage,
  DayCategoryTotal,
  DayCategoryUpdate,
  DeleteDayCategoryPathParameters,
  Done,
  ForbiddenResponse,
  GetDayCategoryPathParameters,
  ListDayCategoryParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalDayCategoryParams,
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
 * A page of day categories, newest first unless asked otherwise.
 * @summary List day categories
 */
export const listDayCategory = (
    params?: ListDayCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DayCategoryPage>(
      {url: `/api/day-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDayCategoryQueryKey = (params?: ListDayCategoryParams,) => {
    return [
    "listDayCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListDayCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDayCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDayCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDayCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDayCategory>>> = ({ signal }) => listDayCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDayCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDayCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listDayCategory>>>
export type ListDayCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListDayCategory<TData = Awaited<ReturnType<typeof listDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDayCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDayCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDayCategory>>,
          TError,
          Awaited<ReturnType<typeof listDayCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDayCategory<TData = Awaited<ReturnType<typeof listDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDayCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDayCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDayCategory>>,
          TError,
          Awaited<ReturnType<typeof listDayCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDayCategory<TData = Awaited<ReturnType<typeof listDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDayCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDayCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List day categories
 */

export function useListDayCategory<TData = Awaited<ReturnType<typeof listDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDayCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDayCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDayCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every day category without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All day categories, for drop-downs
 */
export const totalDayCategory = (
    params?: TotalDayCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DayCategoryTotal>(
      {url: `/api/day-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalDayCategoryQueryKey = (params?: TotalDayCategoryParams,) => {
    return [
    "totalDayCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalDayCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalDayCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDayCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalDayCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalDayCategory>>> = ({ signal }) => totalDayCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalDayCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalDayCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalDayCategory>>>
export type TotalDayCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalDayCategory<TData = Awaited<ReturnType<typeof totalDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalDayCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDayCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDayCategory>>,
          TError,
          Awaited<ReturnType<typeof totalDayCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDayCategory<TData = Awaited<ReturnType<typeof totalDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDayCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDayCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDayCategory>>,
          TError,
          Awaited<ReturnType<typeof totalDayCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDayCategory<TData = Awaited<ReturnType<typeof totalDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDayCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDayCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All day categories, for drop-downs
 */

export function useTotalDayCategory<TData = Awaited<ReturnType<typeof totalDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDayCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDayCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalDayCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The category with this number.
 * @summary One day category
 */
export const getDayCategory = (
    { id }: GetDayCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DayCategoryOne>(
      {url: `/api/day-category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDayCategoryQueryKey = (pathParams?: GetDayCategoryPathParameters,) => {
    return [
    "getDayCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetDayCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetDayCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDayCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDayCategory>>> = ({ signal }) => getDayCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDayCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDayCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getDayCategory>>>
export type GetDayCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDayCategory<TData = Awaited<ReturnType<typeof getDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDayCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDayCategory>>,
          TError,
          Awaited<ReturnType<typeof getDayCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDayCategory<TData = Awaited<ReturnType<typeof getDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDayCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDayCategory>>,
          TError,
          Awaited<ReturnType<typeof getDayCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDayCategory<TData = Awaited<ReturnType<typeof getDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDayCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One day category
 */

export function useGetDayCategory<TData = Awaited<ReturnType<typeof getDayCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetDayCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDayCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDayCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new category and returns its number.
 * @summary Create a day category
 */
export const createDayCategory = (
    dayCategoryCreate: BodyType<DayCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/day-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dayCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateDayCategoryMutationKey = () => ['createDayCategory'] as const;

export const getCreateDayCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDayCategory>>, TError,CreateDayCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDayCategory>>, TError,CreateDayCategoryMutationVariables, TContext> => {

const mutationKey = getCreateDayCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDayCategory>>, CreateDayCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDayCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDayCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createDayCategory>>>
    export type CreateDayCategoryMutationBody = BodyType<DayCategoryCreate>
    export type CreateDayCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateDayCategoryMutationVariables = {data: BodyType<DayCategoryCreate>}

    /**
 * @summary Create a day category
 */
export const useCreateDayCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDayCategory>>, TError,CreateDayCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDayCategory>>,
        TError,
        CreateDayCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDayCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update a day category
 */
export const updateDayCategory = (
    dayCategoryUpdate: BodyType<DayCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/day-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: dayCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateDayCategoryMutationKey = () => ['updateDayCategory'] as const;

export const getUpdateDayCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDayCategory>>, TError,UpdateDayCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDayCategory>>, TError,UpdateDayCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateDayCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDayCategory>>, UpdateDayCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateDayCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDayCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateDayCategory>>>
    export type UpdateDayCategoryMutationBody = BodyType<DayCategoryUpdate>
    export type UpdateDayCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateDayCategoryMutationVariables = {data: BodyType<DayCategoryUpdate>}

    /**
 * @summary Update a day category
 */
export const useUpdateDayCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDayCategory>>, TError,UpdateDayCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDayCategory>>,
        TError,
        UpdateDayCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDayCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while a sub-category or a day belongs to it.
 * @summary Delete a day category
 */
export const deleteDayCategory = (
    { id }: DeleteDayCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/day-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteDayCategoryMutationKey = () => ['deleteDayCategory'] as const;

export const getDeleteDayCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDayCategory>>, TError,DeleteDayCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDayCategory>>, TError,DeleteDayCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteDayCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDayCategory>>, DeleteDayCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteDayCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDayCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDayCategory>>>

    export type DeleteDayCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteDayCategoryMutationVariables = {pathParams: DeleteDayCategoryPathParameters}

    /**
 * @summary Delete a day category
 */
export const useDeleteDayCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDayCategory>>, TError,DeleteDayCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDayCategory>>,
        TError,
        DeleteDayCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDayCategoryMutationOptions(options), queryClient);
    }
