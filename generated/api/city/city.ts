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
  CityCreate,
  CityOne,
  CityPage,
  CityTotal,
  CityUpdate,
  ConflictResponse,
  Created,
  DeleteCityPathParameters,
  Done,
  ForbiddenResponse,
  GetCityPathParameters,
  ListCityParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalCityParams,
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
 * A page of cities, newest first unless asked otherwise.
 * @summary List cities
 */
export const listCity = (
    params?: ListCityParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CityPage>(
      {url: `/api/city/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCityQueryKey = (params?: ListCityParams,) => {
    return [
    "listCity", ...(params ? [params] : [])
    ] as const;
    }


export const getListCityQueryOptions = <TData = Awaited<ReturnType<typeof listCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCity>>> = ({ signal }) => listCity(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCityQueryResult = NonNullable<Awaited<ReturnType<typeof listCity>>>
export type ListCityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListCity<TData = Awaited<ReturnType<typeof listCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListCityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCity>>,
          TError,
          Awaited<ReturnType<typeof listCity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCity<TData = Awaited<ReturnType<typeof listCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCity>>,
          TError,
          Awaited<ReturnType<typeof listCity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCity<TData = Awaited<ReturnType<typeof listCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List cities
 */

export function useListCity<TData = Awaited<ReturnType<typeof listCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every city without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All cities, for drop-downs
 */
export const totalCity = (
    params?: TotalCityParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CityTotal>(
      {url: `/api/city/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalCityQueryKey = (params?: TotalCityParams,) => {
    return [
    "totalCity", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalCityQueryOptions = <TData = Awaited<ReturnType<typeof totalCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalCityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalCity>>> = ({ signal }) => totalCity(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalCity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalCityQueryResult = NonNullable<Awaited<ReturnType<typeof totalCity>>>
export type TotalCityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalCity<TData = Awaited<ReturnType<typeof totalCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalCityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalCity>>,
          TError,
          Awaited<ReturnType<typeof totalCity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalCity<TData = Awaited<ReturnType<typeof totalCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalCity>>,
          TError,
          Awaited<ReturnType<typeof totalCity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalCity<TData = Awaited<ReturnType<typeof totalCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All cities, for drop-downs
 */

export function useTotalCity<TData = Awaited<ReturnType<typeof totalCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalCityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalCityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The city with this number.
 * @summary One city
 */
export const getCity = (
    { id }: GetCityPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CityOne>(
      {url: `/api/city/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCityQueryKey = (pathParams?: GetCityPathParameters,) => {
    return [
    "getCity", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetCityQueryOptions = <TData = Awaited<ReturnType<typeof getCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetCityPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCityQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCity>>> = ({ signal }) => getCity({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCityQueryResult = NonNullable<Awaited<ReturnType<typeof getCity>>>
export type GetCityQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCity<TData = Awaited<ReturnType<typeof getCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetCityPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCity>>,
          TError,
          Awaited<ReturnType<typeof getCity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCity<TData = Awaited<ReturnType<typeof getCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetCityPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCity>>,
          TError,
          Awaited<ReturnType<typeof getCity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCity<TData = Awaited<ReturnType<typeof getCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetCityPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One city
 */

export function useGetCity<TData = Awaited<ReturnType<typeof getCity>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetCityPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCityQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new city and returns its number.
 * @summary Create a city
 */
export const createCity = (
    cityCreate: BodyType<CityCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/city/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cityCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateCityMutationKey = () => ['createCity'] as const;

export const getCreateCityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCity>>, TError,CreateCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createCity>>, TError,CreateCityMutationVariables, TContext> => {

const mutationKey = getCreateCityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCity>>, CreateCityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCityMutationResult = NonNullable<Awaited<ReturnType<typeof createCity>>>
    export type CreateCityMutationBody = BodyType<CityCreate>
    export type CreateCityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateCityMutationVariables = {data: BodyType<CityCreate>}

    /**
 * @summary Create a city
 */
export const useCreateCity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCity>>, TError,CreateCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCity>>,
        TError,
        CreateCityMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCityMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the city; a property that is absent is emptied.
 * @summary Update a city
 */
export const updateCity = (
    cityUpdate: BodyType<CityUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/city/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: cityUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateCityMutationKey = () => ['updateCity'] as const;

export const getUpdateCityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCity>>, TError,UpdateCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCity>>, TError,UpdateCityMutationVariables, TContext> => {

const mutationKey = getUpdateCityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCity>>, UpdateCityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCityMutationResult = NonNullable<Awaited<ReturnType<typeof updateCity>>>
    export type UpdateCityMutationBody = BodyType<CityUpdate>
    export type UpdateCityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateCityMutationVariables = {data: BodyType<CityUpdate>}

    /**
 * @summary Update a city
 */
export const useUpdateCity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCity>>, TError,UpdateCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCity>>,
        TError,
        UpdateCityMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCityMutationOptions(options), queryClient);
    }
    /**
 * Moves the city to the trash, from which it can be restored for some time.
 * @summary Delete a city
 */
export const deleteCity = (
    { id }: DeleteCityPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/city/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteCityMutationKey = () => ['deleteCity'] as const;

export const getDeleteCityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCity>>, TError,DeleteCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCity>>, TError,DeleteCityMutationVariables, TContext> => {

const mutationKey = getDeleteCityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCity>>, DeleteCityMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteCity(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCityMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCity>>>

    export type DeleteCityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteCityMutationVariables = {pathParams: DeleteCityPathParameters}

    /**
 * @summary Delete a city
 */
export const useDeleteCity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCity>>, TError,DeleteCityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCity>>,
        TError,
        DeleteCityMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCityMutationOptions(options), queryClient);
    }
