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
  DeleteDistrictPathParameters,
  DistrictCreate,
  DistrictOne,
  DistrictPage,
  DistrictTotal,
  DistrictUpdate,
  Done,
  ForbiddenResponse,
  GetDistrictPathParameters,
  ListDistrictParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalDistrictParams,
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
 * A page of districts, newest first unless asked otherwise.
 * @summary List districts
 */
export const listDistrict = (
    params?: ListDistrictParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DistrictPage>(
      {url: `/api/district/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDistrictQueryKey = (params?: ListDistrictParams,) => {
    return [
    "listDistrict", ...(params ? [params] : [])
    ] as const;
    }


export const getListDistrictQueryOptions = <TData = Awaited<ReturnType<typeof listDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDistrictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDistrict>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDistrictQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDistrict>>> = ({ signal }) => listDistrict(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDistrict>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDistrictQueryResult = NonNullable<Awaited<ReturnType<typeof listDistrict>>>
export type ListDistrictQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListDistrict<TData = Awaited<ReturnType<typeof listDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDistrictParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDistrict>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDistrict>>,
          TError,
          Awaited<ReturnType<typeof listDistrict>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDistrict<TData = Awaited<ReturnType<typeof listDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDistrictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDistrict>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDistrict>>,
          TError,
          Awaited<ReturnType<typeof listDistrict>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDistrict<TData = Awaited<ReturnType<typeof listDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDistrictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDistrict>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List districts
 */

export function useListDistrict<TData = Awaited<ReturnType<typeof listDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDistrictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDistrict>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDistrictQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every district without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All districts, for drop-downs
 */
export const totalDistrict = (
    params?: TotalDistrictParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DistrictTotal>(
      {url: `/api/district/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalDistrictQueryKey = (params?: TotalDistrictParams,) => {
    return [
    "totalDistrict", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalDistrictQueryOptions = <TData = Awaited<ReturnType<typeof totalDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalDistrictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDistrict>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalDistrictQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalDistrict>>> = ({ signal }) => totalDistrict(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalDistrict>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalDistrictQueryResult = NonNullable<Awaited<ReturnType<typeof totalDistrict>>>
export type TotalDistrictQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalDistrict<TData = Awaited<ReturnType<typeof totalDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalDistrictParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDistrict>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDistrict>>,
          TError,
          Awaited<ReturnType<typeof totalDistrict>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDistrict<TData = Awaited<ReturnType<typeof totalDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDistrictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDistrict>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDistrict>>,
          TError,
          Awaited<ReturnType<typeof totalDistrict>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDistrict<TData = Awaited<ReturnType<typeof totalDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDistrictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDistrict>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All districts, for drop-downs
 */

export function useTotalDistrict<TData = Awaited<ReturnType<typeof totalDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDistrictParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDistrict>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalDistrictQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The district with this number.
 * @summary One district
 */
export const getDistrict = (
    { id }: GetDistrictPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DistrictOne>(
      {url: `/api/district/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDistrictQueryKey = (pathParams?: GetDistrictPathParameters,) => {
    return [
    "getDistrict", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetDistrictQueryOptions = <TData = Awaited<ReturnType<typeof getDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetDistrictPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistrict>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDistrictQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDistrict>>> = ({ signal }) => getDistrict({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDistrict>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDistrictQueryResult = NonNullable<Awaited<ReturnType<typeof getDistrict>>>
export type GetDistrictQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDistrict<TData = Awaited<ReturnType<typeof getDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDistrictPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistrict>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDistrict>>,
          TError,
          Awaited<ReturnType<typeof getDistrict>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDistrict<TData = Awaited<ReturnType<typeof getDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDistrictPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistrict>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDistrict>>,
          TError,
          Awaited<ReturnType<typeof getDistrict>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDistrict<TData = Awaited<ReturnType<typeof getDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDistrictPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistrict>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One district
 */

export function useGetDistrict<TData = Awaited<ReturnType<typeof getDistrict>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetDistrictPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistrict>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDistrictQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new district and returns its number.
 * @summary Create a district
 */
export const createDistrict = (
    districtCreate: BodyType<DistrictCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/district/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: districtCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateDistrictMutationKey = () => ['createDistrict'] as const;

export const getCreateDistrictMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDistrict>>, TError,CreateDistrictMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDistrict>>, TError,CreateDistrictMutationVariables, TContext> => {

const mutationKey = getCreateDistrictMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDistrict>>, CreateDistrictMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDistrict(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDistrictMutationResult = NonNullable<Awaited<ReturnType<typeof createDistrict>>>
    export type CreateDistrictMutationBody = BodyType<DistrictCreate>
    export type CreateDistrictMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateDistrictMutationVariables = {data: BodyType<DistrictCreate>}

    /**
 * @summary Create a district
 */
export const useCreateDistrict = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDistrict>>, TError,CreateDistrictMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDistrict>>,
        TError,
        CreateDistrictMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDistrictMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the district; a property that is absent is emptied.
 * @summary Update a district
 */
export const updateDistrict = (
    districtUpdate: BodyType<DistrictUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/district/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: districtUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateDistrictMutationKey = () => ['updateDistrict'] as const;

export const getUpdateDistrictMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDistrict>>, TError,UpdateDistrictMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDistrict>>, TError,UpdateDistrictMutationVariables, TContext> => {

const mutationKey = getUpdateDistrictMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDistrict>>, UpdateDistrictMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateDistrict(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDistrictMutationResult = NonNullable<Awaited<ReturnType<typeof updateDistrict>>>
    export type UpdateDistrictMutationBody = BodyType<DistrictUpdate>
    export type UpdateDistrictMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateDistrictMutationVariables = {data: BodyType<DistrictUpdate>}

    /**
 * @summary Update a district
 */
export const useUpdateDistrict = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDistrict>>, TError,UpdateDistrictMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDistrict>>,
        TError,
        UpdateDistrictMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDistrictMutationOptions(options), queryClient);
    }
    /**
 * Deletes the district; 409 while a thana belongs to it.
 * @summary Delete a district
 */
export const deleteDistrict = (
    { id }: DeleteDistrictPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/district/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteDistrictMutationKey = () => ['deleteDistrict'] as const;

export const getDeleteDistrictMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDistrict>>, TError,DeleteDistrictMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDistrict>>, TError,DeleteDistrictMutationVariables, TContext> => {

const mutationKey = getDeleteDistrictMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDistrict>>, DeleteDistrictMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteDistrict(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDistrictMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDistrict>>>

    export type DeleteDistrictMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteDistrictMutationVariables = {pathParams: DeleteDistrictPathParameters}

    /**
 * @summary Delete a district
 */
export const useDeleteDistrict = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDistrict>>, TError,DeleteDistrictMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDistrict>>,
        TError,
        DeleteDistrictMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDistrictMutationOptions(options), queryClient);
    }
