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
  DeleteTasbihPathParameters,
  Done,
  ForbiddenResponse,
  GetTasbihPathParameters,
  ListTasbihParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TasbihCreate,
  TasbihOne,
  TasbihPage,
  TasbihTotal,
  TasbihUpdate,
  TotalTasbihParams,
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
 * A page of tasbihs, newest first unless asked otherwise.
 * @summary List tasbihs
 */
export const listTasbih = (
    params?: ListTasbihParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TasbihPage>(
      {url: `/api/tasbih/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListTasbihQueryKey = (params?: ListTasbihParams,) => {
    return [
    "listTasbih", ...(params ? [params] : [])
    ] as const;
    }


export const getListTasbihQueryOptions = <TData = Awaited<ReturnType<typeof listTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListTasbihParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasbih>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTasbihQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTasbih>>> = ({ signal }) => listTasbih(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTasbih>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTasbihQueryResult = NonNullable<Awaited<ReturnType<typeof listTasbih>>>
export type ListTasbihQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListTasbih<TData = Awaited<ReturnType<typeof listTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListTasbihParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasbih>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTasbih>>,
          TError,
          Awaited<ReturnType<typeof listTasbih>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTasbih<TData = Awaited<ReturnType<typeof listTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTasbihParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasbih>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTasbih>>,
          TError,
          Awaited<ReturnType<typeof listTasbih>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTasbih<TData = Awaited<ReturnType<typeof listTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTasbihParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasbih>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List tasbihs
 */

export function useListTasbih<TData = Awaited<ReturnType<typeof listTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTasbihParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasbih>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTasbihQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every tasbih without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All tasbihs, for drop-downs
 */
export const totalTasbih = (
    params?: TotalTasbihParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TasbihTotal>(
      {url: `/api/tasbih/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalTasbihQueryKey = (params?: TotalTasbihParams,) => {
    return [
    "totalTasbih", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalTasbihQueryOptions = <TData = Awaited<ReturnType<typeof totalTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalTasbihParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalTasbih>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalTasbihQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalTasbih>>> = ({ signal }) => totalTasbih(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalTasbih>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalTasbihQueryResult = NonNullable<Awaited<ReturnType<typeof totalTasbih>>>
export type TotalTasbihQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalTasbih<TData = Awaited<ReturnType<typeof totalTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalTasbihParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalTasbih>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalTasbih>>,
          TError,
          Awaited<ReturnType<typeof totalTasbih>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalTasbih<TData = Awaited<ReturnType<typeof totalTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalTasbihParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalTasbih>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalTasbih>>,
          TError,
          Awaited<ReturnType<typeof totalTasbih>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalTasbih<TData = Awaited<ReturnType<typeof totalTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalTasbihParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalTasbih>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All tasbihs, for drop-downs
 */

export function useTotalTasbih<TData = Awaited<ReturnType<typeof totalTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalTasbihParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalTasbih>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalTasbihQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The tasbih with this number.
 * @summary One tasbih
 */
export const getTasbih = (
    { id }: GetTasbihPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TasbihOne>(
      {url: `/api/tasbih/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetTasbihQueryKey = (pathParams?: GetTasbihPathParameters,) => {
    return [
    "getTasbih", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetTasbihQueryOptions = <TData = Awaited<ReturnType<typeof getTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetTasbihPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasbih>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTasbihQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTasbih>>> = ({ signal }) => getTasbih({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTasbih>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTasbihQueryResult = NonNullable<Awaited<ReturnType<typeof getTasbih>>>
export type GetTasbihQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTasbih<TData = Awaited<ReturnType<typeof getTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetTasbihPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasbih>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTasbih>>,
          TError,
          Awaited<ReturnType<typeof getTasbih>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTasbih<TData = Awaited<ReturnType<typeof getTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetTasbihPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasbih>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTasbih>>,
          TError,
          Awaited<ReturnType<typeof getTasbih>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTasbih<TData = Awaited<ReturnType<typeof getTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetTasbihPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasbih>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One tasbih
 */

export function useGetTasbih<TData = Awaited<ReturnType<typeof getTasbih>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetTasbihPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTasbih>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTasbihQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new tasbih and returns its number.
 * @summary Create a tasbih
 */
export const createTasbih = (
    tasbihCreate: BodyType<TasbihCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/tasbih/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tasbihCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateTasbihMutationKey = () => ['createTasbih'] as const;

export const getCreateTasbihMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTasbih>>, TError,CreateTasbihMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createTasbih>>, TError,CreateTasbihMutationVariables, TContext> => {

const mutationKey = getCreateTasbihMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTasbih>>, CreateTasbihMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTasbih(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTasbihMutationResult = NonNullable<Awaited<ReturnType<typeof createTasbih>>>
    export type CreateTasbihMutationBody = BodyType<TasbihCreate>
    export type CreateTasbihMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateTasbihMutationVariables = {data: BodyType<TasbihCreate>}

    /**
 * @summary Create a tasbih
 */
export const useCreateTasbih = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTasbih>>, TError,CreateTasbihMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTasbih>>,
        TError,
        CreateTasbihMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTasbihMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the tasbih; a property that is absent is emptied.
 * @summary Update a tasbih
 */
export const updateTasbih = (
    tasbihUpdate: BodyType<TasbihUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/tasbih/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: tasbihUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateTasbihMutationKey = () => ['updateTasbih'] as const;

export const getUpdateTasbihMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTasbih>>, TError,UpdateTasbihMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTasbih>>, TError,UpdateTasbihMutationVariables, TContext> => {

const mutationKey = getUpdateTasbihMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTasbih>>, UpdateTasbihMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateTasbih(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTasbihMutationResult = NonNullable<Awaited<ReturnType<typeof updateTasbih>>>
    export type UpdateTasbihMutationBody = BodyType<TasbihUpdate>
    export type UpdateTasbihMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateTasbihMutationVariables = {data: BodyType<TasbihUpdate>}

    /**
 * @summary Update a tasbih
 */
export const useUpdateTasbih = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTasbih>>, TError,UpdateTasbihMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTasbih>>,
        TError,
        UpdateTasbihMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTasbihMutationOptions(options), queryClient);
    }
    /**
 * Moves the tasbih to the trash, from which it can be restored for some time.
 * @summary Delete a tasbih
 */
export const deleteTasbih = (
    { id }: DeleteTasbihPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/tasbih/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteTasbihMutationKey = () => ['deleteTasbih'] as const;

export const getDeleteTasbihMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTasbih>>, TError,DeleteTasbihMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTasbih>>, TError,DeleteTasbihMutationVariables, TContext> => {

const mutationKey = getDeleteTasbihMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTasbih>>, DeleteTasbihMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteTasbih(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteTasbihMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTasbih>>>

    export type DeleteTasbihMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteTasbihMutationVariables = {pathParams: DeleteTasbihPathParameters}

    /**
 * @summary Delete a tasbih
 */
export const useDeleteTasbih = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTasbih>>, TError,DeleteTasbihMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTasbih>>,
        TError,
        DeleteTasbihMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTasbihMutationOptions(options), queryClient);
    }
