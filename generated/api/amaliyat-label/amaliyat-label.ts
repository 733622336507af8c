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
  AmaliyatLabelCreate,
  AmaliyatLabelOne,
  AmaliyatLabelPage,
  AmaliyatLabelTotal,
  AmaliyatLabelUpdate,
  BadRequestResponse,
  ConflictResponse,
  Created,
  DeleteAmaliyatLabelPathParameters,
  Done,
  ForbiddenResponse,
  GetAmaliyatLabelForUpdatePathParameters,
  GetAmaliyatLabelPathParameters,
  ListAmaliyatLabelParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalAmaliyatLabelParams,
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
 * A page of labels, last changed first unless asked otherwise.
 * @summary List amaliyat labels
 */
export const listAmaliyatLabel = (
    params?: ListAmaliyatLabelParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatLabelPage>(
      {url: `/api/amaliyat-label/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAmaliyatLabelQueryKey = (params?: ListAmaliyatLabelParams,) => {
    return [
    "listAmaliyatLabel", ...(params ? [params] : [])
    ] as const;
    }


export const getListAmaliyatLabelQueryOptions = <TData = Awaited<ReturnType<typeof listAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListAmaliyatLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatLabel>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAmaliyatLabelQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAmaliyatLabel>>> = ({ signal }) => listAmaliyatLabel(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatLabel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAmaliyatLabelQueryResult = NonNullable<Awaited<ReturnType<typeof listAmaliyatLabel>>>
export type ListAmaliyatLabelQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListAmaliyatLabel<TData = Awaited<ReturnType<typeof listAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListAmaliyatLabelParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatLabel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAmaliyatLabel>>,
          TError,
          Awaited<ReturnType<typeof listAmaliyatLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAmaliyatLabel<TData = Awaited<ReturnType<typeof listAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAmaliyatLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatLabel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAmaliyatLabel>>,
          TError,
          Awaited<ReturnType<typeof listAmaliyatLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAmaliyatLabel<TData = Awaited<ReturnType<typeof listAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAmaliyatLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatLabel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List amaliyat labels
 */

export function useListAmaliyatLabel<TData = Awaited<ReturnType<typeof listAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListAmaliyatLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAmaliyatLabel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAmaliyatLabelQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every amaliyat labels without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All amaliyat labels, for drop-downs
 */
export const totalAmaliyatLabel = (
    params?: TotalAmaliyatLabelParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatLabelTotal>(
      {url: `/api/amaliyat-label/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalAmaliyatLabelQueryKey = (params?: TotalAmaliyatLabelParams,) => {
    return [
    "totalAmaliyatLabel", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalAmaliyatLabelQueryOptions = <TData = Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalAmaliyatLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalAmaliyatLabelQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalAmaliyatLabel>>> = ({ signal }) => totalAmaliyatLabel(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalAmaliyatLabelQueryResult = NonNullable<Awaited<ReturnType<typeof totalAmaliyatLabel>>>
export type TotalAmaliyatLabelQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalAmaliyatLabel<TData = Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalAmaliyatLabelParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalAmaliyatLabel>>,
          TError,
          Awaited<ReturnType<typeof totalAmaliyatLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalAmaliyatLabel<TData = Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAmaliyatLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalAmaliyatLabel>>,
          TError,
          Awaited<ReturnType<typeof totalAmaliyatLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalAmaliyatLabel<TData = Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAmaliyatLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All amaliyat labels, for drop-downs
 */

export function useTotalAmaliyatLabel<TData = Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalAmaliyatLabelParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalAmaliyatLabel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalAmaliyatLabelQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The label with this number, for its details.
 * @summary One label
 */
export const getAmaliyatLabel = (
    { id }: GetAmaliyatLabelPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatLabelOne>(
      {url: `/api/amaliyat-label/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAmaliyatLabelQueryKey = (pathParams?: GetAmaliyatLabelPathParameters,) => {
    return [
    "getAmaliyatLabel", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetAmaliyatLabelQueryOptions = <TData = Awaited<ReturnType<typeof getAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetAmaliyatLabelPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabel>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAmaliyatLabelQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAmaliyatLabel>>> = ({ signal }) => getAmaliyatLabel({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAmaliyatLabelQueryResult = NonNullable<Awaited<ReturnType<typeof getAmaliyatLabel>>>
export type GetAmaliyatLabelQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetAmaliyatLabel<TData = Awaited<ReturnType<typeof getAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatLabelPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatLabel>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatLabel<TData = Awaited<ReturnType<typeof getAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatLabelPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatLabel>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatLabel>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatLabel<TData = Awaited<ReturnType<typeof getAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatLabelPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One label
 */

export function useGetAmaliyatLabel<TData = Awaited<ReturnType<typeof getAmaliyatLabel>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetAmaliyatLabelPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabel>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAmaliyatLabelQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The label with this number, with its texts in every language.
 * @summary One label, for its form
 */
export const getAmaliyatLabelForUpdate = (
    { id }: GetAmaliyatLabelForUpdatePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AmaliyatLabelOne>(
      {url: `/api/amaliyat-label/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAmaliyatLabelForUpdateQueryKey = (pathParams?: GetAmaliyatLabelForUpdatePathParameters,) => {
    return [
    "getAmaliyatLabelForUpdate", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetAmaliyatLabelForUpdateQueryOptions = <TData = Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetAmaliyatLabelForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAmaliyatLabelForUpdateQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>> = ({ signal }) => getAmaliyatLabelForUpdate({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAmaliyatLabelForUpdateQueryResult = NonNullable<Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>>
export type GetAmaliyatLabelForUpdateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetAmaliyatLabelForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatLabelForUpdatePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatLabelForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatLabelForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAmaliyatLabelForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetAmaliyatLabelForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One label, for its form
 */

export function useGetAmaliyatLabelForUpdate<TData = Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetAmaliyatLabelForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAmaliyatLabelForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAmaliyatLabelForUpdateQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new label and returns its number.
 * @summary Create an amaliyat label
 */
export const createAmaliyatLabel = (
    amaliyatLabelCreate: BodyType<AmaliyatLabelCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/amaliyat-label/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatLabelCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateAmaliyatLabelMutationKey = () => ['createAmaliyatLabel'] as const;

export const getCreateAmaliyatLabelMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAmaliyatLabel>>, TError,CreateAmaliyatLabelMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createAmaliyatLabel>>, TError,CreateAmaliyatLabelMutationVariables, TContext> => {

const mutationKey = getCreateAmaliyatLabelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAmaliyatLabel>>, CreateAmaliyatLabelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAmaliyatLabel(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAmaliyatLabelMutationResult = NonNullable<Awaited<ReturnType<typeof createAmaliyatLabel>>>
    export type CreateAmaliyatLabelMutationBody = BodyType<AmaliyatLabelCreate>
    export type CreateAmaliyatLabelMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateAmaliyatLabelMutationVariables = {data: BodyType<AmaliyatLabelCreate>}

    /**
 * @summary Create an amaliyat label
 */
export const useCreateAmaliyatLabel = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAmaliyatLabel>>, TError,CreateAmaliyatLabelMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAmaliyatLabel>>,
        TError,
        CreateAmaliyatLabelMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAmaliyatLabelMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the label; a property that is absent is emptied.
 * @summary Update an amaliyat label
 */
export const updateAmaliyatLabel = (
    amaliyatLabelUpdate: BodyType<AmaliyatLabelUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/amaliyat-label/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatLabelUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateAmaliyatLabelMutationKey = () => ['updateAmaliyatLabel'] as const;

export const getUpdateAmaliyatLabelMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAmaliyatLabel>>, TError,UpdateAmaliyatLabelMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAmaliyatLabel>>, TError,UpdateAmaliyatLabelMutationVariables, TContext> => {

const mutationKey = getUpdateAmaliyatLabelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAmaliyatLabel>>, UpdateAmaliyatLabelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAmaliyatLabel(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAmaliyatLabelMutationResult = NonNullable<Awaited<ReturnType<typeof updateAmaliyatLabel>>>
    export type UpdateAmaliyatLabelMutationBody = BodyType<AmaliyatLabelUpdate>
    export type UpdateAmaliyatLabelMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateAmaliyatLabelMutationVariables = {data: BodyType<AmaliyatLabelUpdate>}

    /**
 * @summary Update an amaliyat label
 */
export const useUpdateAmaliyatLabel = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAmaliyatLabel>>, TError,UpdateAmaliyatLabelMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAmaliyatLabel>>,
        TError,
        UpdateAmaliyatLabelMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAmaliyatLabelMutationOptions(options), queryClient);
    }
    /**
 * Deletes the label; 409 while an amaliyat carries it.
 * @summary Delete an amaliyat label
 */
export const deleteAmaliyatLabel = (
    { id }: DeleteAmaliyatLabelPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/amaliyat-label/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteAmaliyatLabelMutationKey = () => ['deleteAmaliyatLabel'] as const;

export const getDeleteAmaliyatLabelMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAmaliyatLabel>>, TError,DeleteAmaliyatLabelMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAmaliyatLabel>>, TError,DeleteAmaliyatLabelMutationVariables, TContext> => {

const mutationKey = getDeleteAmaliyatLabelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAmaliyatLabel>>, DeleteAmaliyatLabelMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteAmaliyatLabel(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAmaliyatLabelMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAmaliyatLabel>>>

    export type DeleteAmaliyatLabelMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteAmaliyatLabelMutationVariables = {pathParams: DeleteAmaliyatLabelPathParameters}

    /**
 * @summary Delete an amaliyat label
 */
export const useDeleteAmaliyatLabel = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAmaliyatLabel>>, TError,DeleteAmaliyatLabelMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAmaliyatLabel>>,
        TError,
        DeleteAmaliyatLabelMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAmaliyatLabelMutationOptions(options), queryClient);
    }
