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
  DeleteMasalaCategoryPathParameters,
  Done,
  ForbiddenResponse,
  GetMasalaCategoryPathParameters,
  ListMasalaCategoryParams,
  MasalaCategoryCreate,
  MasalaCategoryOne,
  MasalaCategoryPage,
  MasalaCategoryTotal,
  MasalaCategoryUpdate,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalMasalaCategoryParams,
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
 * A page of masala categories, newest first unless asked otherwise.
 * @summary List masala categories
 */
export const listMasalaCategory = (
    params?: ListMasalaCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MasalaCategoryPage>(
      {url: `/api/masala-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListMasalaCategoryQueryKey = (params?: ListMasalaCategoryParams,) => {
    return [
    "listMasalaCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListMasalaCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListMasalaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMasalaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMasalaCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMasalaCategory>>> = ({ signal }) => listMasalaCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMasalaCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMasalaCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listMasalaCategory>>>
export type ListMasalaCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListMasalaCategory<TData = Awaited<ReturnType<typeof listMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListMasalaCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMasalaCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMasalaCategory>>,
          TError,
          Awaited<ReturnType<typeof listMasalaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMasalaCategory<TData = Awaited<ReturnType<typeof listMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMasalaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMasalaCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMasalaCategory>>,
          TError,
          Awaited<ReturnType<typeof listMasalaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMasalaCategory<TData = Awaited<ReturnType<typeof listMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMasalaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMasalaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List masala categories
 */

export function useListMasalaCategory<TData = Awaited<ReturnType<typeof listMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMasalaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMasalaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMasalaCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every masala categories without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All masala categories, for drop-downs
 */
export const totalMasalaCategory = (
    params?: TotalMasalaCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MasalaCategoryTotal>(
      {url: `/api/masala-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalMasalaCategoryQueryKey = (params?: TotalMasalaCategoryParams,) => {
    return [
    "totalMasalaCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalMasalaCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalMasalaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMasalaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalMasalaCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalMasalaCategory>>> = ({ signal }) => totalMasalaCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalMasalaCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalMasalaCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalMasalaCategory>>>
export type TotalMasalaCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalMasalaCategory<TData = Awaited<ReturnType<typeof totalMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalMasalaCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMasalaCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalMasalaCategory>>,
          TError,
          Awaited<ReturnType<typeof totalMasalaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalMasalaCategory<TData = Awaited<ReturnType<typeof totalMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalMasalaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMasalaCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalMasalaCategory>>,
          TError,
          Awaited<ReturnType<typeof totalMasalaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalMasalaCategory<TData = Awaited<ReturnType<typeof totalMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalMasalaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMasalaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All masala categories, for drop-downs
 */

export function useTotalMasalaCategory<TData = Awaited<ReturnType<typeof totalMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalMasalaCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMasalaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalMasalaCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The masala category with this number.
 * @summary One masala category
 */
export const getMasalaCategory = (
    { id }: GetMasalaCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MasalaCategoryOne>(
      {url: `/api/masala-category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetMasalaCategoryQueryKey = (pathParams?: GetMasalaCategoryPathParameters,) => {
    return [
    "getMasalaCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetMasalaCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetMasalaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMasalaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMasalaCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMasalaCategory>>> = ({ signal }) => getMasalaCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMasalaCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMasalaCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getMasalaCategory>>>
export type GetMasalaCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMasalaCategory<TData = Awaited<ReturnType<typeof getMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetMasalaCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMasalaCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMasalaCategory>>,
          TError,
          Awaited<ReturnType<typeof getMasalaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMasalaCategory<TData = Awaited<ReturnType<typeof getMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetMasalaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMasalaCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMasalaCategory>>,
          TError,
          Awaited<ReturnType<typeof getMasalaCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMasalaCategory<TData = Awaited<ReturnType<typeof getMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetMasalaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMasalaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One masala category
 */

export function useGetMasalaCategory<TData = Awaited<ReturnType<typeof getMasalaCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetMasalaCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMasalaCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMasalaCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new masala category and returns its number.
 * @summary Create a masala category
 */
export const createMasalaCategory = (
    masalaCategoryCreate: BodyType<MasalaCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/masala-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: masalaCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateMasalaCategoryMutationKey = () => ['createMasalaCategory'] as const;

export const getCreateMasalaCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMasalaCategory>>, TError,CreateMasalaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createMasalaCategory>>, TError,CreateMasalaCategoryMutationVariables, TContext> => {

const mutationKey = getCreateMasalaCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMasalaCategory>>, CreateMasalaCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMasalaCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMasalaCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createMasalaCategory>>>
    export type CreateMasalaCategoryMutationBody = BodyType<MasalaCategoryCreate>
    export type CreateMasalaCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateMasalaCategoryMutationVariables = {data: BodyType<MasalaCategoryCreate>}

    /**
 * @summary Create a masala category
 */
export const useCreateMasalaCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMasalaCategory>>, TError,CreateMasalaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMasalaCategory>>,
        TError,
        CreateMasalaCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMasalaCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update a masala category
 */
export const updateMasalaCategory = (
    masalaCategoryUpdate: BodyType<MasalaCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/masala-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: masalaCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateMasalaCategoryMutationKey = () => ['updateMasalaCategory'] as const;

export const getUpdateMasalaCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMasalaCategory>>, TError,UpdateMasalaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMasalaCategory>>, TError,UpdateMasalaCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateMasalaCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMasalaCategory>>, UpdateMasalaCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMasalaCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMasalaCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateMasalaCategory>>>
    export type UpdateMasalaCategoryMutationBody = BodyType<MasalaCategoryUpdate>
    export type UpdateMasalaCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateMasalaCategoryMutationVariables = {data: BodyType<MasalaCategoryUpdate>}

    /**
 * @summary Update a masala category
 */
export const useUpdateMasalaCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMasalaCategory>>, TError,UpdateMasalaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMasalaCategory>>,
        TError,
        UpdateMasalaCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMasalaCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while a question belongs to it.
 * @summary Delete a masala category
 */
export const deleteMasalaCategory = (
    { id }: DeleteMasalaCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/masala-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteMasalaCategoryMutationKey = () => ['deleteMasalaCategory'] as const;

export const getDeleteMasalaCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMasalaCategory>>, TError,DeleteMasalaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMasalaCategory>>, TError,DeleteMasalaCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteMasalaCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMasalaCategory>>, DeleteMasalaCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteMasalaCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMasalaCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMasalaCategory>>>

    export type DeleteMasalaCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteMasalaCategoryMutationVariables = {pathParams: DeleteMasalaCategoryPathParameters}

    /**
 * @summary Delete a masala category
 */
export const useDeleteMasalaCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMasalaCategory>>, TError,DeleteMasalaCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMasalaCategory>>,
        TError,
        DeleteMasalaCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMasalaCategoryMutationOptions(options), queryClient);
    }
