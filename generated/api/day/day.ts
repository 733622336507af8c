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
  DayCreate,
  DayOne,
  DayPage,
  DayTotal,
  DayUpdate,
  DeleteDayPathParameters,
  Done,
  ForbiddenResponse,
  GetDayPathParameters,
  ListDayParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalDayParams,
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
 * A page of Islamic days, newest first unless asked otherwise.
 * @summary List Islamic days
 */
export const listDay = (
    params?: ListDayParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DayPage>(
      {url: `/api/day/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDayQueryKey = (params?: ListDayParams,) => {
    return [
    "listDay", ...(params ? [params] : [])
    ] as const;
    }


export const getListDayQueryOptions = <TData = Awaited<ReturnType<typeof listDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDay>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDayQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDay>>> = ({ signal }) => listDay(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDayQueryResult = NonNullable<Awaited<ReturnType<typeof listDay>>>
export type ListDayQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListDay<TData = Awaited<ReturnType<typeof listDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDayParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDay>>,
          TError,
          Awaited<ReturnType<typeof listDay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDay<TData = Awaited<ReturnType<typeof listDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDay>>,
          TError,
          Awaited<ReturnType<typeof listDay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDay<TData = Awaited<ReturnType<typeof listDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDay>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List Islamic days
 */

export function useListDay<TData = Awaited<ReturnType<typeof listDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDay>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDayQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every day without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All Islamic days, for drop-downs
 */
export const totalDay = (
    params?: TotalDayParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DayTotal>(
      {url: `/api/day/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalDayQueryKey = (params?: TotalDayParams,) => {
    return [
    "totalDay", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalDayQueryOptions = <TData = Awaited<ReturnType<typeof totalDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDay>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalDayQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalDay>>> = ({ signal }) => totalDay(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalDay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalDayQueryResult = NonNullable<Awaited<ReturnType<typeof totalDay>>>
export type TotalDayQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalDay<TData = Awaited<ReturnType<typeof totalDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalDayParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDay>>,
          TError,
          Awaited<ReturnType<typeof totalDay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDay<TData = Awaited<ReturnType<typeof totalDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDay>>,
          TError,
          Awaited<ReturnType<typeof totalDay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDay<TData = Awaited<ReturnType<typeof totalDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDay>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All Islamic days, for drop-downs
 */

export function useTotalDay<TData = Awaited<ReturnType<typeof totalDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDay>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalDayQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The day with this number.
 * @summary One day
 */
export const getDay = (
    { id }: GetDayPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DayOne>(
      {url: `/api/day/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDayQueryKey = (pathParams?: GetDayPathParameters,) => {
    return [
    "getDay", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetDayQueryOptions = <TData = Awaited<ReturnType<typeof getDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetDayPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDay>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDayQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDay>>> = ({ signal }) => getDay({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDayQueryResult = NonNullable<Awaited<ReturnType<typeof getDay>>>
export type GetDayQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDay<TData = Awaited<ReturnType<typeof getDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDayPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDay>>,
          TError,
          Awaited<ReturnType<typeof getDay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDay<TData = Awaited<ReturnType<typeof getDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDayPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDay>>,
          TError,
          Awaited<ReturnType<typeof getDay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDay<TData = Awaited<ReturnType<typeof getDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDayPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDay>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One day
 */

export function useGetDay<TData = Awaited<ReturnType<typeof getDay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetDayPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDay>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDayQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new day and returns its number.
 * @summary Create a day
 */
export const createDay = (
    dayCreate: BodyType<DayCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/day/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dayCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateDayMutationKey = () => ['createDay'] as const;

export const getCreateDayMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDay>>, TError,CreateDayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDay>>, TError,CreateDayMutationVariables, TContext> => {

const mutationKey = getCreateDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDay>>, CreateDayMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDay(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDayMutationResult = NonNullable<Awaited<ReturnType<typeof createDay>>>
    export type CreateDayMutationBody = BodyType<DayCreate>
    export type CreateDayMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateDayMutationVariables = {data: BodyType<DayCreate>}

    /**
 * @summary Create a day
 */
export const useCreateDay = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDay>>, TError,CreateDayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDay>>,
        TError,
        CreateDayMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDayMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the day; a property that is absent is emptied.
 * @summary Update a day
 */
export const updateDay = (
    dayUpdate: BodyType<DayUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/day/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: dayUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateDayMutationKey = () => ['updateDay'] as const;

export const getUpdateDayMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDay>>, TError,UpdateDayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDay>>, TError,UpdateDayMutationVariables, TContext> => {

const mutationKey = getUpdateDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDay>>, UpdateDayMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateDay(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDayMutationResult = NonNullable<Awaited<ReturnType<typeof updateDay>>>
    export type UpdateDayMutationBody = BodyType<DayUpdate>
    export type UpdateDayMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateDayMutationVariables = {data: BodyType<DayUpdate>}

    /**
 * @summary Update a day
 */
export const useUpdateDay = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDay>>, TError,UpdateDayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDay>>,
        TError,
        UpdateDayMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDayMutationOptions(options), queryClient);
    }
    /**
 * Moves the day to the trash, from which it can be restored for some time.
 * @summary Delete a day
 */
export const deleteDay = (
    { id }: DeleteDayPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/day/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteDayMutationKey = () => ['deleteDay'] as const;

export const getDeleteDayMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDay>>, TError,DeleteDayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDay>>, TError,DeleteDayMutationVariables, TContext> => {

const mutationKey = getDeleteDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDay>>, DeleteDayMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteDay(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDayMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDay>>>

    export type DeleteDayMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteDayMutationVariables = {pathParams: DeleteDayPathParameters}

    /**
 * @summary Delete a day
 */
export const useDeleteDay = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDay>>, TError,DeleteDayMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDay>>,
        TError,
        DeleteDayMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDayMutationOptions(options), queryClient);
    }
