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
  CountryCreate,
  CountryOne,
  CountryPage,
  CountryTotal,
  CountryUpdate,
  Created,
  DeleteCountryPathParameters,
  Done,
  ForbiddenResponse,
  GetCountryPathParameters,
  ListCountryParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalCountryParams,
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
 * A page of countries, newest first unless asked otherwise.
 * @summary List countries
 */
export const listCountry = (
    params?: ListCountryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CountryPage>(
      {url: `/api/country/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCountryQueryKey = (params?: ListCountryParams,) => {
    return [
    "listCountry", ...(params ? [params] : [])
    ] as const;
    }


export const getListCountryQueryOptions = <TData = Awaited<ReturnType<typeof listCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListCountryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountry>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountry>>> = ({ signal }) => listCountry(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountryQueryResult = NonNullable<Awaited<ReturnType<typeof listCountry>>>
export type ListCountryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListCountry<TData = Awaited<ReturnType<typeof listCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListCountryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountry>>,
          TError,
          Awaited<ReturnType<typeof listCountry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountry<TData = Awaited<ReturnType<typeof listCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCountryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountry>>,
          TError,
          Awaited<ReturnType<typeof listCountry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountry<TData = Awaited<ReturnType<typeof listCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCountryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List countries
 */

export function useListCountry<TData = Awaited<ReturnType<typeof listCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCountryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every country without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All countries, for drop-downs
 */
export const totalCountry = (
    params?: TotalCountryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CountryTotal>(
      {url: `/api/country/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalCountryQueryKey = (params?: TotalCountryParams,) => {
    return [
    "totalCountry", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalCountryQueryOptions = <TData = Awaited<ReturnType<typeof totalCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalCountryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCountry>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalCountryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalCountry>>> = ({ signal }) => totalCountry(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalCountry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalCountryQueryResult = NonNullable<Awaited<ReturnType<typeof totalCountry>>>
export type TotalCountryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalCountry<TData = Awaited<ReturnType<typeof totalCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalCountryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCountry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalCountry>>,
          TError,
          Awaited<ReturnType<typeof totalCountry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalCountry<TData = Awaited<ReturnType<typeof totalCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalCountryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCountry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalCountry>>,
          TError,
          Awaited<ReturnType<typeof totalCountry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalCountry<TData = Awaited<ReturnType<typeof totalCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalCountryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCountry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All countries, for drop-downs
 */

export function useTotalCountry<TData = Awaited<ReturnType<typeof totalCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalCountryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalCountry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalCountryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The country with this number.
 * @summary One country
 */
export const getCountry = (
    { id }: GetCountryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CountryOne>(
      {url: `/api/country/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCountryQueryKey = (pathParams?: GetCountryPathParameters,) => {
    return [
    "getCountry", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetCountryQueryOptions = <TData = Awaited<ReturnType<typeof getCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetCountryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCountry>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCountryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCountry>>> = ({ signal }) => getCountry({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCountry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCountryQueryResult = NonNullable<Awaited<ReturnType<typeof getCountry>>>
export type GetCountryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCountry<TData = Awaited<ReturnType<typeof getCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetCountryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCountry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCountry>>,
          TError,
          Awaited<ReturnType<typeof getCountry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCountry<TData = Awaited<ReturnType<typeof getCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetCountryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCountry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCountry>>,
          TError,
          Awaited<ReturnType<typeof getCountry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCountry<TData = Awaited<ReturnType<typeof getCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetCountryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCountry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One country
 */

export function useGetCountry<TData = Awaited<ReturnType<typeof getCountry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetCountryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCountry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCountryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new country and returns its number.
 * @summary Create a country
 */
export const createCountry = (
    countryCreate: BodyType<CountryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/country/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: countryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateCountryMutationKey = () => ['createCountry'] as const;

export const getCreateCountryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCountry>>, TError,CreateCountryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createCountry>>, TError,CreateCountryMutationVariables, TContext> => {

const mutationKey = getCreateCountryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCountry>>, CreateCountryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCountry(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCountryMutationResult = NonNullable<Awaited<ReturnType<typeof createCountry>>>
    export type CreateCountryMutationBody = BodyType<CountryCreate>
    export type CreateCountryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateCountryMutationVariables = {data: BodyType<CountryCreate>}

    /**
 * @summary Create a country
 */
export const useCreateCountry = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCountry>>, TError,CreateCountryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCountry>>,
        TError,
        CreateCountryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCountryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the country; a property that is absent is emptied.
 * @summary Update a country
 */
export const updateCountry = (
    countryUpdate: BodyType<CountryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/country/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: countryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateCountryMutationKey = () => ['updateCountry'] as const;

export const getUpdateCountryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCountry>>, TError,UpdateCountryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCountry>>, TError,UpdateCountryMutationVariables, TContext> => {

const mutationKey = getUpdateCountryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCountry>>, UpdateCountryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCountry(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCountryMutationResult = NonNullable<Awaited<ReturnType<typeof updateCountry>>>
    export type UpdateCountryMutationBody = BodyType<CountryUpdate>
    export type UpdateCountryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateCountryMutationVariables = {data: BodyType<CountryUpdate>}

    /**
 * @summary Update a country
 */
export const useUpdateCountry = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCountry>>, TError,UpdateCountryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCountry>>,
        TError,
        UpdateCountryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCountryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the country; 409 while a city belongs to it.
 * @summary Delete a country
 */
export const deleteCountry = (
    { id }: DeleteCountryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/country/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteCountryMutationKey = () => ['deleteCountry'] as const;

export const getDeleteCountryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCountry>>, TError,DeleteCountryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCountry>>, TError,DeleteCountryMutationVariables, TContext> => {

const mutationKey = getDeleteCountryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCountry>>, DeleteCountryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteCountry(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCountryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCountry>>>

    export type DeleteCountryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteCountryMutationVariables = {pathParams: DeleteCountryPathParameters}

    /**
 * @summary Delete a country
 */
export const useDeleteCountry = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCountry>>, TError,DeleteCountryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCountry>>,
        TError,
        DeleteCountryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCountryMutationOptions(options), queryClient);
    }
