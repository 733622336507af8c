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
  ArabicCalendarOne,
  ArabicCalendarPage,
  ArabicCalendarUpdate,
  BadRequestResponse,
  ConflictResponse,
  Created,
  ForbiddenResponse,
  GetArabicCalendarPathParameters,
  ListArabicCalendarParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
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
 * A page of the adjustments of the Arabic calendar; there is normally one.
 * @summary List calendar adjustments
 */
export const listArabicCalendar = (
    params?: ListArabicCalendarParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ArabicCalendarPage>(
      {url: `/api/arabic-calendar/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListArabicCalendarQueryKey = (params?: ListArabicCalendarParams,) => {
    return [
    "listArabicCalendar", ...(params ? [params] : [])
    ] as const;
    }


export const getListArabicCalendarQueryOptions = <TData = Awaited<ReturnType<typeof listArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListArabicCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArabicCalendar>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArabicCalendarQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArabicCalendar>>> = ({ signal }) => listArabicCalendar(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArabicCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArabicCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof listArabicCalendar>>>
export type ListArabicCalendarQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListArabicCalendar<TData = Awaited<ReturnType<typeof listArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListArabicCalendarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArabicCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArabicCalendar>>,
          TError,
          Awaited<ReturnType<typeof listArabicCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArabicCalendar<TData = Awaited<ReturnType<typeof listArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListArabicCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArabicCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArabicCalendar>>,
          TError,
          Awaited<ReturnType<typeof listArabicCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArabicCalendar<TData = Awaited<ReturnType<typeof listArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListArabicCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArabicCalendar>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List calendar adjustments
 */

export function useListArabicCalendar<TData = Awaited<ReturnType<typeof listArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListArabicCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArabicCalendar>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArabicCalendarQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The adjustment with this number.
 * @summary One calendar adjustment
 */
export const getArabicCalendar = (
    { id }: GetArabicCalendarPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ArabicCalendarOne>(
      {url: `/api/arabic-calendar/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetArabicCalendarQueryKey = (pathParams?: GetArabicCalendarPathParameters,) => {
    return [
    "getArabicCalendar", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetArabicCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetArabicCalendarPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArabicCalendar>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArabicCalendarQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArabicCalendar>>> = ({ signal }) => getArabicCalendar({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArabicCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArabicCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getArabicCalendar>>>
export type GetArabicCalendarQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetArabicCalendar<TData = Awaited<ReturnType<typeof getArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetArabicCalendarPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArabicCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArabicCalendar>>,
          TError,
          Awaited<ReturnType<typeof getArabicCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArabicCalendar<TData = Awaited<ReturnType<typeof getArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetArabicCalendarPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArabicCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArabicCalendar>>,
          TError,
          Awaited<ReturnType<typeof getArabicCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArabicCalendar<TData = Awaited<ReturnType<typeof getArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetArabicCalendarPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArabicCalendar>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One calendar adjustment
 */

export function useGetArabicCalendar<TData = Awaited<ReturnType<typeof getArabicCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetArabicCalendarPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArabicCalendar>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArabicCalendarQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the number of days.
 * @summary Update a calendar adjustment
 */
export const updateArabicCalendar = (
    arabicCalendarUpdate: BodyType<ArabicCalendarUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/arabic-calendar/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: arabicCalendarUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateArabicCalendarMutationKey = () => ['updateArabicCalendar'] as const;

export const getUpdateArabicCalendarMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArabicCalendar>>, TError,UpdateArabicCalendarMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateArabicCalendar>>, TError,UpdateArabicCalendarMutationVariables, TContext> => {

const mutationKey = getUpdateArabicCalendarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateArabicCalendar>>, UpdateArabicCalendarMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateArabicCalendar(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateArabicCalendarMutationResult = NonNullable<Awaited<ReturnType<typeof updateArabicCalendar>>>
    export type UpdateArabicCalendarMutationBody = BodyType<ArabicCalendarUpdate>
    export type UpdateArabicCalendarMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateArabicCalendarMutationVariables = {data: BodyType<ArabicCalendarUpdate>}

    /**
 * @summary Update a calendar adjustment
 */
export const useUpdateArabicCalendar = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArabicCalendar>>, TError,UpdateArabicCalendarMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateArabicCalendar>>,
        TError,
        UpdateArabicCalendarMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateArabicCalendarMutationOptions(options), queryClient);
    }
