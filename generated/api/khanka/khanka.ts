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
  DeleteKhankaPathParameters,
  Done,
  ForbiddenResponse,
  GetKhankaPathParameters,
  KhankaCreate,
  KhankaOne,
  KhankaPage,
  KhankaTotal,
  KhankaUpdate,
  ListKhankaParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalKhankaParams,
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
 * A page of khankas, newest first unless asked otherwise. Every row holds the record under `khanka`.
 * @summary List khankas
 */
export const listKhanka = (
    params?: ListKhankaParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<KhankaPage>(
      {url: `/api/khanka/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListKhankaQueryKey = (params?: ListKhankaParams,) => {
    return [
    "listKhanka", ...(params ? [params] : [])
    ] as const;
    }


export const getListKhankaQueryOptions = <TData = Awaited<ReturnType<typeof listKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListKhankaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKhanka>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListKhankaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listKhanka>>> = ({ signal }) => listKhanka(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listKhanka>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListKhankaQueryResult = NonNullable<Awaited<ReturnType<typeof listKhanka>>>
export type ListKhankaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListKhanka<TData = Awaited<ReturnType<typeof listKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListKhankaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKhanka>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listKhanka>>,
          TError,
          Awaited<ReturnType<typeof listKhanka>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListKhanka<TData = Awaited<ReturnType<typeof listKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListKhankaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKhanka>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listKhanka>>,
          TError,
          Awaited<ReturnType<typeof listKhanka>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListKhanka<TData = Awaited<ReturnType<typeof listKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListKhankaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKhanka>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List khankas
 */

export function useListKhanka<TData = Awaited<ReturnType<typeof listKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListKhankaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listKhanka>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListKhankaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every khanka without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All khankas, for drop-downs
 */
export const totalKhanka = (
    params?: TotalKhankaParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<KhankaTotal>(
      {url: `/api/khanka/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalKhankaQueryKey = (params?: TotalKhankaParams,) => {
    return [
    "totalKhanka", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalKhankaQueryOptions = <TData = Awaited<ReturnType<typeof totalKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalKhankaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalKhanka>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalKhankaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalKhanka>>> = ({ signal }) => totalKhanka(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalKhanka>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalKhankaQueryResult = NonNullable<Awaited<ReturnType<typeof totalKhanka>>>
export type TotalKhankaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalKhanka<TData = Awaited<ReturnType<typeof totalKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalKhankaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalKhanka>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalKhanka>>,
          TError,
          Awaited<ReturnType<typeof totalKhanka>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalKhanka<TData = Awaited<ReturnType<typeof totalKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalKhankaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalKhanka>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalKhanka>>,
          TError,
          Awaited<ReturnType<typeof totalKhanka>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalKhanka<TData = Awaited<ReturnType<typeof totalKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalKhankaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalKhanka>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All khankas, for drop-downs
 */

export function useTotalKhanka<TData = Awaited<ReturnType<typeof totalKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalKhankaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalKhanka>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalKhankaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The khanka with this number.
 * @summary One khanka
 */
export const getKhanka = (
    { id }: GetKhankaPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<KhankaOne>(
      {url: `/api/khanka/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetKhankaQueryKey = (pathParams?: GetKhankaPathParameters,) => {
    return [
    "getKhanka", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetKhankaQueryOptions = <TData = Awaited<ReturnType<typeof getKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetKhankaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKhanka>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetKhankaQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getKhanka>>> = ({ signal }) => getKhanka({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getKhanka>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetKhankaQueryResult = NonNullable<Awaited<ReturnType<typeof getKhanka>>>
export type GetKhankaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetKhanka<TData = Awaited<ReturnType<typeof getKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetKhankaPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKhanka>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKhanka>>,
          TError,
          Awaited<ReturnType<typeof getKhanka>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKhanka<TData = Awaited<ReturnType<typeof getKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetKhankaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKhanka>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKhanka>>,
          TError,
          Awaited<ReturnType<typeof getKhanka>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKhanka<TData = Awaited<ReturnType<typeof getKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetKhankaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKhanka>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One khanka
 */

export function useGetKhanka<TData = Awaited<ReturnType<typeof getKhanka>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetKhankaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKhanka>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetKhankaQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new khanka and returns its number.
 * @summary Create a khanka
 */
export const createKhanka = (
    khankaCreate: BodyType<KhankaCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/khanka/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: khankaCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateKhankaMutationKey = () => ['createKhanka'] as const;

export const getCreateKhankaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createKhanka>>, TError,CreateKhankaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createKhanka>>, TError,CreateKhankaMutationVariables, TContext> => {

const mutationKey = getCreateKhankaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createKhanka>>, CreateKhankaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createKhanka(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateKhankaMutationResult = NonNullable<Awaited<ReturnType<typeof createKhanka>>>
    export type CreateKhankaMutationBody = BodyType<KhankaCreate>
    export type CreateKhankaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateKhankaMutationVariables = {data: BodyType<KhankaCreate>}

    /**
 * @summary Create a khanka
 */
export const useCreateKhanka = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createKhanka>>, TError,CreateKhankaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createKhanka>>,
        TError,
        CreateKhankaMutationVariables,
        TContext
      > => {
      return useMutation(getCreateKhankaMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the khanka; a property that is absent is emptied.
 * @summary Update a khanka
 */
export const updateKhanka = (
    khankaUpdate: BodyType<KhankaUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/khanka/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: khankaUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateKhankaMutationKey = () => ['updateKhanka'] as const;

export const getUpdateKhankaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateKhanka>>, TError,UpdateKhankaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateKhanka>>, TError,UpdateKhankaMutationVariables, TContext> => {

const mutationKey = getUpdateKhankaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateKhanka>>, UpdateKhankaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateKhanka(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateKhankaMutationResult = NonNullable<Awaited<ReturnType<typeof updateKhanka>>>
    export type UpdateKhankaMutationBody = BodyType<KhankaUpdate>
    export type UpdateKhankaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateKhankaMutationVariables = {data: BodyType<KhankaUpdate>}

    /**
 * @summary Update a khanka
 */
export const useUpdateKhanka = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateKhanka>>, TError,UpdateKhankaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateKhanka>>,
        TError,
        UpdateKhankaMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateKhankaMutationOptions(options), queryClient);
    }
    /**
 * Moves the khanka to the trash, from which it can be restored for some time.
 * @summary Delete a khanka
 */
export const deleteKhanka = (
    { id }: DeleteKhankaPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/khanka/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteKhankaMutationKey = () => ['deleteKhanka'] as const;

export const getDeleteKhankaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteKhanka>>, TError,DeleteKhankaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteKhanka>>, TError,DeleteKhankaMutationVariables, TContext> => {

const mutationKey = getDeleteKhankaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteKhanka>>, DeleteKhankaMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteKhanka(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteKhankaMutationResult = NonNullable<Awaited<ReturnType<typeof deleteKhanka>>>

    export type DeleteKhankaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteKhankaMutationVariables = {pathParams: DeleteKhankaPathParameters}

    /**
 * @summary Delete a khanka
 */
export const useDeleteKhanka = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteKhanka>>, TError,DeleteKhankaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteKhanka>>,
        TError,
        DeleteKhankaMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteKhankaMutationOptions(options), queryClient);
    }
