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
  DeleteHonourableMemberPathParameters,
  Done,
  ForbiddenResponse,
  GetHonourableMemberPathParameters,
  HonourableMemberCreate,
  HonourableMemberOne,
  HonourableMemberPage,
  HonourableMemberUpdate,
  ListHonourableMemberParams,
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
 * A page of honourable members, newest first unless asked otherwise.
 * @summary List honourable members
 */
export const listHonourableMember = (
    params?: ListHonourableMemberParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HonourableMemberPage>(
      {url: `/api/members/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHonourableMemberQueryKey = (params?: ListHonourableMemberParams,) => {
    return [
    "listHonourableMember", ...(params ? [params] : [])
    ] as const;
    }


export const getListHonourableMemberQueryOptions = <TData = Awaited<ReturnType<typeof listHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListHonourableMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHonourableMember>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHonourableMemberQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHonourableMember>>> = ({ signal }) => listHonourableMember(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHonourableMember>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHonourableMemberQueryResult = NonNullable<Awaited<ReturnType<typeof listHonourableMember>>>
export type ListHonourableMemberQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListHonourableMember<TData = Awaited<ReturnType<typeof listHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListHonourableMemberParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHonourableMember>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHonourableMember>>,
          TError,
          Awaited<ReturnType<typeof listHonourableMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHonourableMember<TData = Awaited<ReturnType<typeof listHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHonourableMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHonourableMember>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHonourableMember>>,
          TError,
          Awaited<ReturnType<typeof listHonourableMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHonourableMember<TData = Awaited<ReturnType<typeof listHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHonourableMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHonourableMember>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List honourable members
 */

export function useListHonourableMember<TData = Awaited<ReturnType<typeof listHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListHonourableMemberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHonourableMember>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHonourableMemberQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The member with this number.
 * @summary One honourable member
 */
export const getHonourableMember = (
    { id }: GetHonourableMemberPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HonourableMemberOne>(
      {url: `/api/members/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetHonourableMemberQueryKey = (pathParams?: GetHonourableMemberPathParameters,) => {
    return [
    "getHonourableMember", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetHonourableMemberQueryOptions = <TData = Awaited<ReturnType<typeof getHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetHonourableMemberPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHonourableMember>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHonourableMemberQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHonourableMember>>> = ({ signal }) => getHonourableMember({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHonourableMember>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHonourableMemberQueryResult = NonNullable<Awaited<ReturnType<typeof getHonourableMember>>>
export type GetHonourableMemberQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetHonourableMember<TData = Awaited<ReturnType<typeof getHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetHonourableMemberPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHonourableMember>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHonourableMember>>,
          TError,
          Awaited<ReturnType<typeof getHonourableMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHonourableMember<TData = Awaited<ReturnType<typeof getHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetHonourableMemberPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHonourableMember>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHonourableMember>>,
          TError,
          Awaited<ReturnType<typeof getHonourableMember>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHonourableMember<TData = Awaited<ReturnType<typeof getHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetHonourableMemberPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHonourableMember>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One honourable member
 */

export function useGetHonourableMember<TData = Awaited<ReturnType<typeof getHonourableMember>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetHonourableMemberPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHonourableMember>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHonourableMemberQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores every member of `memberRequests` in the category and returns the number of the first.
 * @summary Create a honourable member
 */
export const createHonourableMember = (
    honourableMemberCreate: BodyType<HonourableMemberCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/members/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: honourableMemberCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateHonourableMemberMutationKey = () => ['createHonourableMember'] as const;

export const getCreateHonourableMemberMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHonourableMember>>, TError,CreateHonourableMemberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createHonourableMember>>, TError,CreateHonourableMemberMutationVariables, TContext> => {

const mutationKey = getCreateHonourableMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHonourableMember>>, CreateHonourableMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createHonourableMember(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHonourableMemberMutationResult = NonNullable<Awaited<ReturnType<typeof createHonourableMember>>>
    export type CreateHonourableMemberMutationBody = BodyType<HonourableMemberCreate>
    export type CreateHonourableMemberMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateHonourableMemberMutationVariables = {data: BodyType<HonourableMemberCreate>}

    /**
 * @summary Create a honourable member
 */
export const useCreateHonourableMember = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHonourableMember>>, TError,CreateHonourableMemberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHonourableMember>>,
        TError,
        CreateHonourableMemberMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHonourableMemberMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the member; a property that is absent is emptied.
 * @summary Update a honourable member
 */
export const updateHonourableMember = (
    honourableMemberUpdate: BodyType<HonourableMemberUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/members/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: honourableMemberUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateHonourableMemberMutationKey = () => ['updateHonourableMember'] as const;

export const getUpdateHonourableMemberMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHonourableMember>>, TError,UpdateHonourableMemberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHonourableMember>>, TError,UpdateHonourableMemberMutationVariables, TContext> => {

const mutationKey = getUpdateHonourableMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHonourableMember>>, UpdateHonourableMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateHonourableMember(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHonourableMemberMutationResult = NonNullable<Awaited<ReturnType<typeof updateHonourableMember>>>
    export type UpdateHonourableMemberMutationBody = BodyType<HonourableMemberUpdate>
    export type UpdateHonourableMemberMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateHonourableMemberMutationVariables = {data: BodyType<HonourableMemberUpdate>}

    /**
 * @summary Update a honourable member
 */
export const useUpdateHonourableMember = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHonourableMember>>, TError,UpdateHonourableMemberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHonourableMember>>,
        TError,
        UpdateHonourableMemberMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHonourableMemberMutationOptions(options), queryClient);
    }
    /**
 * Moves the member to the trash, from which it can be restored for some time.
 * @summary Delete a honourable member
 */
export const deleteHonourableMember = (
    { id }: DeleteHonourableMemberPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/members/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteHonourableMemberMutationKey = () => ['deleteHonourableMember'] as const;

export const getDeleteHonourableMemberMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHonourableMember>>, TError,DeleteHonourableMemberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteHonourableMember>>, TError,DeleteHonourableMemberMutationVariables, TContext> => {

const mutationKey = getDeleteHonourableMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteHonourableMember>>, DeleteHonourableMemberMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteHonourableMember(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteHonourableMemberMutationResult = NonNullable<Awaited<ReturnType<typeof deleteHonourableMember>>>

    export type DeleteHonourableMemberMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteHonourableMemberMutationVariables = {pathParams: DeleteHonourableMemberPathParameters}

    /**
 * @summary Delete a honourable member
 */
export const useDeleteHonourableMember = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHonourableMember>>, TError,DeleteHonourableMemberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteHonourableMember>>,
        TError,
        DeleteHonourableMemberMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteHonourableMemberMutationOptions(options), queryClient);
    }
