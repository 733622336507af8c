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
  AmaliyatCreate,
  AmaliyatOne,
  AmaliyatPage,
  AmaliyatTotal,
  AmaliyatUpdate,
  BadRequestResponse,
  ConflictResponse,
  Created,
  DeleteAmaliyatPathParameters,
  Done,
  ForbiddenResponse,
  GetAmaliyatForUpdatePathParameters,
  GetAmaliyatParams,
  GetAmaliyatPathParameters,
  ListAmaliyatParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalAmaliyatParams,
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
 * A page of amaliyat, last changed first unless asked otherwise.
 * @summary List amaliyat
 */
export const listAmaliyat = (
    params?: ListAmaliyatParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatPage>(
      {url: `/api/amaliyat/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAmaliyatQueryKey = (params?: ListAmaliyatParams,) => {
    return [
    "listAmaliyat", ...(params ? [params] : [])
    ] as const;
    }


export const getListAmaliyatQueryOptions = <TData = Awaited<ReturnType<typeof listAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAmaliyatQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAmaliyat>>> = ({ signal }) => listAmaliyat(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAmaliyat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAmaliyatQueryResult = NonNullable<Awaited<ReturnType<typeof listAmaliyat>>>
export type ListAmaliyatQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListAmaliyat<TData = Awaited<ReturnType<typeof listAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListAmaliyatParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof listAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAmaliyat<TData = Awaited<ReturnType<typeof listAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof listAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAmaliyat<TData = Awaited<ReturnType<typeof listAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List amaliyat
 */

export function useListAmaliyat<TData = Awaited<ReturnType<typeof listAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAmaliyatQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every amaliyat without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All amaliyat, for drop-downs
 */
export const totalAmaliyat = (
    params?: TotalAmaliyatParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatTotal>(
      {url: `/api/amaliyat/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalAmaliyatQueryKey = (params?: TotalAmaliyatParams,) => {
    return [
    "totalAmaliyat", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalAmaliyatQueryOptions = <TData = Awaited<ReturnType<typeof totalAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalAmaliyatQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalAmaliyat>>> = ({ signal }) => totalAmaliyat(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalAmaliyatQueryResult = NonNullable<Awaited<ReturnType<typeof totalAmaliyat>>>
export type TotalAmaliyatQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalAmaliyat<TData = Awaited<ReturnType<typeof totalAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalAmaliyatParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof totalAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalAmaliyat<TData = Awaited<ReturnType<typeof totalAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof totalAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalAmaliyat<TData = Awaited<ReturnType<typeof totalAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All amaliyat, for drop-downs
 */

export function useTotalAmaliyat<TData = Awaited<ReturnType<typeof totalAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalAmaliyatQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The amaliyat with this number, for its details.
 * @summary One amaliyat
 */
export const getAmaliyat = (
    { id }: GetAmaliyatPathParameters,
    params?: GetAmaliyatParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatOne>(
      {url: `/api/amaliyat/id/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAmaliyatQueryKey = (pathParams?: GetAmaliyatPathParameters,
    params?: GetAmaliyatParams,) => {
    return [
    "getAmaliyat", ...(pathParams ? [pathParams] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetAmaliyatQueryOptions = <TData = Awaited<ReturnType<typeof getAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetAmaliyatPathParameters,
    params?: GetAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAmaliyatQueryKey({ id },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAmaliyat>>> = ({ signal }) => getAmaliyat({ id },params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAmaliyat>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAmaliyatQueryResult = NonNullable<Awaited<ReturnType<typeof getAmaliyat>>>
export type GetAmaliyatQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetAmaliyat<TData = Awaited<ReturnType<typeof getAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatPathParameters,
    params: undefined |  GetAmaliyatParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyat>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyat<TData = Awaited<ReturnType<typeof getAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatPathParameters,
    params?: GetAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyat>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyat>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyat>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyat<TData = Awaited<ReturnType<typeof getAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatPathParameters,
    params?: GetAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One amaliyat
 */

export function useGetAmaliyat<TData = Awaited<ReturnType<typeof getAmaliyat>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetAmaliyatPathParameters,
    params?: GetAmaliyatParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyat>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAmaliyatQueryOptions({ id },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The amaliyat with this number, with its texts in every language.
 * @summary One amaliyat, for its form
 */
export const getAmaliyatForUpdate = (
    { id }: GetAmaliyatForUpdatePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatOne>(
      {url: `/api/amaliyat/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAmaliyatForUpdateQueryKey = (pathParams?: GetAmaliyatForUpdatePathParameters,) => {
    return [
    "getAmaliyatForUpdate", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetAmaliyatForUpdateQueryOptions = <TData = Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetAmaliyatForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAmaliyatForUpdateQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAmaliyatForUpdate>>> = ({ signal }) => getAmaliyatForUpdate({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAmaliyatForUpdateQueryResult = NonNullable<Awaited<ReturnType<typeof getAmaliyatForUpdate>>>
export type GetAmaliyatForUpdateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetAmaliyatForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatForUpdatePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One amaliyat, for its form
 */

export function useGetAmaliyatForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetAmaliyatForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAmaliyatForUpdateQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new amaliyat and returns its number. When it is shown: one date sends only the start, a range start and end, several dates the list.
 * @summary Create an amaliyat
 */
export const createAmaliyat = (
    amaliyatCreate: BodyType<AmaliyatCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/amaliyat/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateAmaliyatMutationKey = () => ['createAmaliyat'] as const;

export const getCreateAmaliyatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAmaliyat>>, TError,CreateAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createAmaliyat>>, TError,CreateAmaliyatMutationVariables, TContext> => {

const mutationKey = getCreateAmaliyatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAmaliyat>>, CreateAmaliyatMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAmaliyat(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAmaliyatMutationResult = NonNullable<Awaited<ReturnType<typeof createAmaliyat>>>
    export type CreateAmaliyatMutationBody = BodyType<AmaliyatCreate>
    export type CreateAmaliyatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateAmaliyatMutationVariables = {data: BodyType<AmaliyatCreate>}

    /**
 * @summary Create an amaliyat
 */
export const useCreateAmaliyat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAmaliyat>>, TError,CreateAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAmaliyat>>,
        TError,
        CreateAmaliyatMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAmaliyatMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the amaliyat; a property that is absent is emptied, so that a change from a range to several dates leaves no range behind.
 * @summary Update an amaliyat
 */
export const updateAmaliyat = (
    amaliyatUpdate: BodyType<AmaliyatUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/amaliyat/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateAmaliyatMutationKey = () => ['updateAmaliyat'] as const;

export const getUpdateAmaliyatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAmaliyat>>, TError,UpdateAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAmaliyat>>, TError,UpdateAmaliyatMutationVariables, TContext> => {

const mutationKey = getUpdateAmaliyatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAmaliyat>>, UpdateAmaliyatMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAmaliyat(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAmaliyatMutationResult = NonNullable<Awaited<ReturnType<typeof updateAmaliyat>>>
    export type UpdateAmaliyatMutationBody = BodyType<AmaliyatUpdate>
    export type UpdateAmaliyatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateAmaliyatMutationVariables = {data: BodyType<AmaliyatUpdate>}

    /**
 * @summary Update an amaliyat
 */
export const useUpdateAmaliyat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAmaliyat>>, TError,UpdateAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAmaliyat>>,
        TError,
        UpdateAmaliyatMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAmaliyatMutationOptions(options), queryClient);
    }
    /**
 * Deletes the amaliyat; 409 while a predefined amaliyat or a fazilat refers to it.
 * @summary Delete an amaliyat
 */
export const deleteAmaliyat = (
    { id }: DeleteAmaliyatPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/amaliyat/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteAmaliyatMutationKey = () => ['deleteAmaliyat'] as const;

export const getDeleteAmaliyatMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAmaliyat>>, TError,DeleteAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAmaliyat>>, TError,DeleteAmaliyatMutationVariables, TContext> => {

const mutationKey = getDeleteAmaliyatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAmaliyat>>, DeleteAmaliyatMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteAmaliyat(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAmaliyatMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAmaliyat>>>

    export type DeleteAmaliyatMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteAmaliyatMutationVariables = {pathParams: DeleteAmaliyatPathParameters}

    /**
 * @summary Delete an amaliyat
 */
export const useDeleteAmaliyat = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAmaliyat>>, TError,DeleteAmaliyatMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAmaliyat>>,
        TError,
        DeleteAmaliyatMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAmaliyatMutationOptions(options), queryClient);
    }
