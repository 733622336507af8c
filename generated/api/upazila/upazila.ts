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
  DeleteUpazilaPathParameters,
  Done,
  ForbiddenResponse,
  GetUpazilaPathParameters,
  ListUpazilaParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalUpazilaParams,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpazilaCreate,
  UpazilaOne,
  UpazilaPage,
  UpazilaTotal,
  UpazilaUpdate
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
 * A page of thanas, newest first unless asked otherwise.
 * @summary List thanas
 */
export const listUpazila = (
    params?: ListUpazilaParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UpazilaPage>(
      {url: `/api/upazila/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListUpazilaQueryKey = (params?: ListUpazilaParams,) => {
    return [
    "listUpazila", ...(params ? [params] : [])
    ] as const;
    }


export const getListUpazilaQueryOptions = <TData = Awaited<ReturnType<typeof listUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListUpazilaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpazila>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUpazilaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUpazila>>> = ({ signal }) => listUpazila(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUpazila>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUpazilaQueryResult = NonNullable<Awaited<ReturnType<typeof listUpazila>>>
export type ListUpazilaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListUpazila<TData = Awaited<ReturnType<typeof listUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListUpazilaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpazila>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUpazila>>,
          TError,
          Awaited<ReturnType<typeof listUpazila>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUpazila<TData = Awaited<ReturnType<typeof listUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUpazilaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpazila>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUpazila>>,
          TError,
          Awaited<ReturnType<typeof listUpazila>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUpazila<TData = Awaited<ReturnType<typeof listUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUpazilaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpazila>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List thanas
 */

export function useListUpazila<TData = Awaited<ReturnType<typeof listUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUpazilaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUpazila>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUpazilaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every thana without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All thanas, for drop-downs
 */
export const totalUpazila = (
    params?: TotalUpazilaParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UpazilaTotal>(
      {url: `/api/upazila/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalUpazilaQueryKey = (params?: TotalUpazilaParams,) => {
    return [
    "totalUpazila", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalUpazilaQueryOptions = <TData = Awaited<ReturnType<typeof totalUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalUpazilaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalUpazila>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalUpazilaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalUpazila>>> = ({ signal }) => totalUpazila(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalUpazila>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalUpazilaQueryResult = NonNullable<Awaited<ReturnType<typeof totalUpazila>>>
export type TotalUpazilaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalUpazila<TData = Awaited<ReturnType<typeof totalUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalUpazilaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalUpazila>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalUpazila>>,
          TError,
          Awaited<ReturnType<typeof totalUpazila>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalUpazila<TData = Awaited<ReturnType<typeof totalUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalUpazilaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalUpazila>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalUpazila>>,
          TError,
          Awaited<ReturnType<typeof totalUpazila>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalUpazila<TData = Awaited<ReturnType<typeof totalUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalUpazilaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalUpazila>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All thanas, for drop-downs
 */

export function useTotalUpazila<TData = Awaited<ReturnType<typeof totalUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalUpazilaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalUpazila>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalUpazilaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The thana with this number.
 * @summary One thana
 */
export const getUpazila = (
    { id }: GetUpazilaPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UpazilaOne>(
      {url: `/api/upazila/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetUpazilaQueryKey = (pathParams?: GetUpazilaPathParameters,) => {
    return [
    "getUpazila", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetUpazilaQueryOptions = <TData = Awaited<ReturnType<typeof getUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetUpazilaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpazila>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUpazilaQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUpazila>>> = ({ signal }) => getUpazila({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUpazila>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUpazilaQueryResult = NonNullable<Awaited<ReturnType<typeof getUpazila>>>
export type GetUpazilaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetUpazila<TData = Awaited<ReturnType<typeof getUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetUpazilaPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpazila>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpazila>>,
          TError,
          Awaited<ReturnType<typeof getUpazila>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpazila<TData = Awaited<ReturnType<typeof getUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetUpazilaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpazila>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUpazila>>,
          TError,
          Awaited<ReturnType<typeof getUpazila>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUpazila<TData = Awaited<ReturnType<typeof getUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetUpazilaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpazila>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One thana
 */

export function useGetUpazila<TData = Awaited<ReturnType<typeof getUpazila>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetUpazilaPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUpazila>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUpazilaQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new thana and returns its number.
 * @summary Create a thana
 */
export const createUpazila = (
    upazilaCreate: BodyType<UpazilaCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/upazila/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: upazilaCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateUpazilaMutationKey = () => ['createUpazila'] as const;

export const getCreateUpazilaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpazila>>, TError,CreateUpazilaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createUpazila>>, TError,CreateUpazilaMutationVariables, TContext> => {

const mutationKey = getCreateUpazilaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUpazila>>, CreateUpazilaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUpazila(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUpazilaMutationResult = NonNullable<Awaited<ReturnType<typeof createUpazila>>>
    export type CreateUpazilaMutationBody = BodyType<UpazilaCreate>
    export type CreateUpazilaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateUpazilaMutationVariables = {data: BodyType<UpazilaCreate>}

    /**
 * @summary Create a thana
 */
export const useCreateUpazila = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpazila>>, TError,CreateUpazilaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUpazila>>,
        TError,
        CreateUpazilaMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUpazilaMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the thana; a property that is absent is emptied.
 * @summary Update a thana
 */
export const updateUpazila = (
    upazilaUpdate: BodyType<UpazilaUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/upazila/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: upazilaUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateUpazilaMutationKey = () => ['updateUpazila'] as const;

export const getUpdateUpazilaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUpazila>>, TError,UpdateUpazilaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUpazila>>, TError,UpdateUpazilaMutationVariables, TContext> => {

const mutationKey = getUpdateUpazilaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUpazila>>, UpdateUpazilaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateUpazila(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUpazilaMutationResult = NonNullable<Awaited<ReturnType<typeof updateUpazila>>>
    export type UpdateUpazilaMutationBody = BodyType<UpazilaUpdate>
    export type UpdateUpazilaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateUpazilaMutationVariables = {data: BodyType<UpazilaUpdate>}

    /**
 * @summary Update a thana
 */
export const useUpdateUpazila = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUpazila>>, TError,UpdateUpazilaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUpazila>>,
        TError,
        UpdateUpazilaMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUpazilaMutationOptions(options), queryClient);
    }
    /**
 * Moves the thana to the trash, from which it can be restored for some time.
 * @summary Delete a thana
 */
export const deleteUpazila = (
    { id }: DeleteUpazilaPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/upazila/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteUpazilaMutationKey = () => ['deleteUpazila'] as const;

export const getDeleteUpazilaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUpazila>>, TError,DeleteUpazilaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteUpazila>>, TError,DeleteUpazilaMutationVariables, TContext> => {

const mutationKey = getDeleteUpazilaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUpazila>>, DeleteUpazilaMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteUpazila(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteUpazilaMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUpazila>>>

    export type DeleteUpazilaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteUpazilaMutationVariables = {pathParams: DeleteUpazilaPathParameters}

    /**
 * @summary Delete a thana
 */
export const useDeleteUpazila = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUpazila>>, TError,DeleteUpazilaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUpazila>>,
        TError,
        DeleteUpazilaMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUpazilaMutationOptions(options), queryClient);
    }
