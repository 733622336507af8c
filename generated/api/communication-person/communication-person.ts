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
  CommunicationPersonCreate,
  CommunicationPersonOne,
  CommunicationPersonPage,
  CommunicationPersonUpdate,
  ConflictResponse,
  Created,
  DeleteCommunicationPersonPathParameters,
  Done,
  ForbiddenResponse,
  GetCommunicationPersonPathParameters,
  ListCommunicationPersonParams,
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
 * A page of communication persons, by `sortOrder` ascending unless asked otherwise.
 * @summary List communication persons
 */
export const listCommunicationPerson = (
    params?: ListCommunicationPersonParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CommunicationPersonPage>(
      {url: `/api/communication-person/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCommunicationPersonQueryKey = (params?: ListCommunicationPersonParams,) => {
    return [
    "listCommunicationPerson", ...(params ? [params] : [])
    ] as const;
    }


export const getListCommunicationPersonQueryOptions = <TData = Awaited<ReturnType<typeof listCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListCommunicationPersonParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationPerson>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommunicationPersonQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommunicationPerson>>> = ({ signal }) => listCommunicationPerson(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCommunicationPerson>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommunicationPersonQueryResult = NonNullable<Awaited<ReturnType<typeof listCommunicationPerson>>>
export type ListCommunicationPersonQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListCommunicationPerson<TData = Awaited<ReturnType<typeof listCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListCommunicationPersonParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationPerson>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunicationPerson>>,
          TError,
          Awaited<ReturnType<typeof listCommunicationPerson>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunicationPerson<TData = Awaited<ReturnType<typeof listCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCommunicationPersonParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationPerson>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunicationPerson>>,
          TError,
          Awaited<ReturnType<typeof listCommunicationPerson>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunicationPerson<TData = Awaited<ReturnType<typeof listCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCommunicationPersonParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationPerson>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List communication persons
 */

export function useListCommunicationPerson<TData = Awaited<ReturnType<typeof listCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCommunicationPersonParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationPerson>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommunicationPersonQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The person with this number.
 * @summary One communication person
 */
export const getCommunicationPerson = (
    { id }: GetCommunicationPersonPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CommunicationPersonOne>(
      {url: `/api/communication-person/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCommunicationPersonQueryKey = (pathParams?: GetCommunicationPersonPathParameters,) => {
    return [
    "getCommunicationPerson", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetCommunicationPersonQueryOptions = <TData = Awaited<ReturnType<typeof getCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetCommunicationPersonPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunicationPerson>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCommunicationPersonQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCommunicationPerson>>> = ({ signal }) => getCommunicationPerson({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCommunicationPerson>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCommunicationPersonQueryResult = NonNullable<Awaited<ReturnType<typeof getCommunicationPerson>>>
export type GetCommunicationPersonQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCommunicationPerson<TData = Awaited<ReturnType<typeof getCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetCommunicationPersonPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunicationPerson>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommunicationPerson>>,
          TError,
          Awaited<ReturnType<typeof getCommunicationPerson>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommunicationPerson<TData = Awaited<ReturnType<typeof getCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetCommunicationPersonPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunicationPerson>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommunicationPerson>>,
          TError,
          Awaited<ReturnType<typeof getCommunicationPerson>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommunicationPerson<TData = Awaited<ReturnType<typeof getCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetCommunicationPersonPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunicationPerson>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One communication person
 */

export function useGetCommunicationPerson<TData = Awaited<ReturnType<typeof getCommunicationPerson>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetCommunicationPersonPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommunicationPerson>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCommunicationPersonQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new person and returns its number.
 * @summary Create a communication person
 */
export const createCommunicationPerson = (
    communicationPersonCreate: BodyType<CommunicationPersonCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/communication-person/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: communicationPersonCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateCommunicationPersonMutationKey = () => ['createCommunicationPerson'] as const;

export const getCreateCommunicationPersonMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCommunicationPerson>>, TError,CreateCommunicationPersonMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createCommunicationPerson>>, TError,CreateCommunicationPersonMutationVariables, TContext> => {

const mutationKey = getCreateCommunicationPersonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCommunicationPerson>>, CreateCommunicationPersonMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCommunicationPerson(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCommunicationPersonMutationResult = NonNullable<Awaited<ReturnType<typeof createCommunicationPerson>>>
    export type CreateCommunicationPersonMutationBody = BodyType<CommunicationPersonCreate>
    export type CreateCommunicationPersonMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateCommunicationPersonMutationVariables = {data: BodyType<CommunicationPersonCreate>}

    /**
 * @summary Create a communication person
 */
export const useCreateCommunicationPerson = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCommunicationPerson>>, TError,CreateCommunicationPersonMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCommunicationPerson>>,
        TError,
        CreateCommunicationPersonMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCommunicationPersonMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the person; a property that is absent is emptied.
 * @summary Update a communication person
 */
export const updateCommunicationPerson = (
    communicationPersonUpdate: BodyType<CommunicationPersonUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/communication-person/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: communicationPersonUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateCommunicationPersonMutationKey = () => ['updateCommunicationPerson'] as const;

export const getUpdateCommunicationPersonMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCommunicationPerson>>, TError,UpdateCommunicationPersonMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCommunicationPerson>>, TError,UpdateCommunicationPersonMutationVariables, TContext> => {

const mutationKey = getUpdateCommunicationPersonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCommunicationPerson>>, UpdateCommunicationPersonMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCommunicationPerson(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCommunicationPersonMutationResult = NonNullable<Awaited<ReturnType<typeof updateCommunicationPerson>>>
    export type UpdateCommunicationPersonMutationBody = BodyType<CommunicationPersonUpdate>
    export type UpdateCommunicationPersonMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateCommunicationPersonMutationVariables = {data: BodyType<CommunicationPersonUpdate>}

    /**
 * @summary Update a communication person
 */
export const useUpdateCommunicationPerson = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCommunicationPerson>>, TError,UpdateCommunicationPersonMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCommunicationPerson>>,
        TError,
        UpdateCommunicationPersonMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCommunicationPersonMutationOptions(options), queryClient);
    }
    /**
 * Moves the person to the trash, from which it can be restored for some time.
 * @summary Delete a communication person
 */
export const deleteCommunicationPerson = (
    { id }: DeleteCommunicationPersonPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/communication-person/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteCommunicationPersonMutationKey = () => ['deleteCommunicationPerson'] as const;

export const getDeleteCommunicationPersonMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCommunicationPerson>>, TError,DeleteCommunicationPersonMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCommunicationPerson>>, TError,DeleteCommunicationPersonMutationVariables, TContext> => {

const mutationKey = getDeleteCommunicationPersonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCommunicationPerson>>, DeleteCommunicationPersonMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteCommunicationPerson(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCommunicationPersonMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCommunicationPerson>>>

    export type DeleteCommunicationPersonMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteCommunicationPersonMutationVariables = {pathParams: DeleteCommunicationPersonPathParameters}

    /**
 * @summary Delete a communication person
 */
export const useDeleteCommunicationPerson = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCommunicationPerson>>, TError,DeleteCommunicationPersonMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCommunicationPerson>>,
        TError,
        DeleteCommunicationPersonMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCommunicationPersonMutationOptions(options), queryClient);
    }
