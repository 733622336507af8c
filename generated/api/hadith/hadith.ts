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
  DeleteHadithPathParameters,
  Done,
  ForbiddenResponse,
  GetHadithPathParameters,
  HadithCreate,
  HadithOne,
  HadithPage,
  HadithUpdate,
  ListHadithParams,
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
 * A page of hadiths, newest first unless asked otherwise.
 * @summary List hadiths
 */
export const listHadith = (
    params?: ListHadithParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HadithPage>(
      {url: `/api/hadith/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHadithQueryKey = (params?: ListHadithParams,) => {
    return [
    "listHadith", ...(params ? [params] : [])
    ] as const;
    }


export const getListHadithQueryOptions = <TData = Awaited<ReturnType<typeof listHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListHadithParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadith>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHadithQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHadith>>> = ({ signal }) => listHadith(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHadith>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHadithQueryResult = NonNullable<Awaited<ReturnType<typeof listHadith>>>
export type ListHadithQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListHadith<TData = Awaited<ReturnType<typeof listHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListHadithParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadith>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHadith>>,
          TError,
          Awaited<ReturnType<typeof listHadith>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHadith<TData = Awaited<ReturnType<typeof listHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHadithParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadith>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHadith>>,
          TError,
          Awaited<ReturnType<typeof listHadith>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHadith<TData = Awaited<ReturnType<typeof listHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHadithParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadith>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List hadiths
 */

export function useListHadith<TData = Awaited<ReturnType<typeof listHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHadithParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHadith>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHadithQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The hadith with this number.
 * @summary One hadith
 */
export const getHadith = (
    { id }: GetHadithPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HadithOne>(
      {url: `/api/hadith/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetHadithQueryKey = (pathParams?: GetHadithPathParameters,) => {
    return [
    "getHadith", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetHadithQueryOptions = <TData = Awaited<ReturnType<typeof getHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetHadithPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadith>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHadithQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHadith>>> = ({ signal }) => getHadith({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHadith>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHadithQueryResult = NonNullable<Awaited<ReturnType<typeof getHadith>>>
export type GetHadithQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHadith<TData = Awaited<ReturnType<typeof getHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetHadithPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadith>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHadith>>,
          TError,
          Awaited<ReturnType<typeof getHadith>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHadith<TData = Awaited<ReturnType<typeof getHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetHadithPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadith>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHadith>>,
          TError,
          Awaited<ReturnType<typeof getHadith>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHadith<TData = Awaited<ReturnType<typeof getHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetHadithPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadith>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One hadith
 */

export function useGetHadith<TData = Awaited<ReturnType<typeof getHadith>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetHadithPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHadith>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHadithQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new hadith and returns its number.
 * @summary Create a hadith
 */
export const createHadith = (
    hadithCreate: BodyType<HadithCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/hadith/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: hadithCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateHadithMutationKey = () => ['createHadith'] as const;

export const getCreateHadithMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHadith>>, TError,CreateHadithMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createHadith>>, TError,CreateHadithMutationVariables, TContext> => {

const mutationKey = getCreateHadithMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHadith>>, CreateHadithMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createHadith(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHadithMutationResult = NonNullable<Awaited<ReturnType<typeof createHadith>>>
    export type CreateHadithMutationBody = BodyType<HadithCreate>
    export type CreateHadithMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateHadithMutationVariables = {data: BodyType<HadithCreate>}

    /**
 * @summary Create a hadith
 */
export const useCreateHadith = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHadith>>, TError,CreateHadithMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHadith>>,
        TError,
        CreateHadithMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHadithMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the hadith; a property that is absent is emptied.
 * @summary Update a hadith
 */
export const updateHadith = (
    hadithUpdate: BodyType<HadithUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/hadith/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: hadithUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateHadithMutationKey = () => ['updateHadith'] as const;

export const getUpdateHadithMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHadith>>, TError,UpdateHadithMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHadith>>, TError,UpdateHadithMutationVariables, TContext> => {

const mutationKey = getUpdateHadithMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHadith>>, UpdateHadithMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateHadith(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHadithMutationResult = NonNullable<Awaited<ReturnType<typeof updateHadith>>>
    export type UpdateHadithMutationBody = BodyType<HadithUpdate>
    export type UpdateHadithMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateHadithMutationVariables = {data: BodyType<HadithUpdate>}

    /**
 * @summary Update a hadith
 */
export const useUpdateHadith = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHadith>>, TError,UpdateHadithMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHadith>>,
        TError,
        UpdateHadithMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHadithMutationOptions(options), queryClient);
    }
    /**
 * Moves the hadith to the trash, from which it can be restored for some time.
 * @summary Delete a hadith
 */
export const deleteHadith = (
    { id }: DeleteHadithPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/hadith/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteHadithMutationKey = () => ['deleteHadith'] as const;

export const getDeleteHadithMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHadith>>, TError,DeleteHadithMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteHadith>>, TError,DeleteHadithMutationVariables, TContext> => {

const mutationKey = getDeleteHadithMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteHadith>>, DeleteHadithMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteHadith(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteHadithMutationResult = NonNullable<Awaited<ReturnType<typeof deleteHadith>>>

    export type DeleteHadithMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteHadithMutationVariables = {pathParams: DeleteHadithPathParameters}

    /**
 * @summary Delete a hadith
 */
export const useDeleteHadith = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHadith>>, TError,DeleteHadithMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteHadith>>,
        TError,
        DeleteHadithMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteHadithMutationOptions(options), queryClient);
    }
