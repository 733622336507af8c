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
  DeleteDoctorPathParameters,
  DoctorCreate,
  DoctorOne,
  DoctorPage,
  DoctorUpdate,
  Done,
  ForbiddenResponse,
  GetDoctorPathParameters,
  ListDoctorParams,
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
 * A page of doctors, newest first unless asked otherwise.
 * @summary List doctors
 */
export const listDoctor = (
    params?: ListDoctorParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DoctorPage>(
      {url: `/api/doctor/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDoctorQueryKey = (params?: ListDoctorParams,) => {
    return [
    "listDoctor", ...(params ? [params] : [])
    ] as const;
    }


export const getListDoctorQueryOptions = <TData = Awaited<ReturnType<typeof listDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDoctorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctor>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDoctorQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDoctor>>> = ({ signal }) => listDoctor(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDoctor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDoctorQueryResult = NonNullable<Awaited<ReturnType<typeof listDoctor>>>
export type ListDoctorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListDoctor<TData = Awaited<ReturnType<typeof listDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDoctorParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoctor>>,
          TError,
          Awaited<ReturnType<typeof listDoctor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoctor<TData = Awaited<ReturnType<typeof listDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoctorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoctor>>,
          TError,
          Awaited<ReturnType<typeof listDoctor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoctor<TData = Awaited<ReturnType<typeof listDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoctorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List doctors
 */

export function useListDoctor<TData = Awaited<ReturnType<typeof listDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoctorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoctor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDoctorQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The doctor with this number.
 * @summary One doctor
 */
export const getDoctor = (
    { id }: GetDoctorPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DoctorOne>(
      {url: `/api/doctor/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDoctorQueryKey = (pathParams?: GetDoctorPathParameters,) => {
    return [
    "getDoctor", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetDoctorQueryOptions = <TData = Awaited<ReturnType<typeof getDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetDoctorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoctor>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDoctorQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDoctor>>> = ({ signal }) => getDoctor({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDoctor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDoctorQueryResult = NonNullable<Awaited<ReturnType<typeof getDoctor>>>
export type GetDoctorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDoctor<TData = Awaited<ReturnType<typeof getDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDoctorPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoctor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDoctor>>,
          TError,
          Awaited<ReturnType<typeof getDoctor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDoctor<TData = Awaited<ReturnType<typeof getDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDoctorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoctor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDoctor>>,
          TError,
          Awaited<ReturnType<typeof getDoctor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDoctor<TData = Awaited<ReturnType<typeof getDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDoctorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoctor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One doctor
 */

export function useGetDoctor<TData = Awaited<ReturnType<typeof getDoctor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetDoctorPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoctor>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDoctorQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new doctor for each entry of `doctorRequests`, all in the same health category, and returns the number of the first.
 * @summary Create doctors
 */
export const createDoctor = (
    doctorCreate: BodyType<DoctorCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/doctor/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: doctorCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateDoctorMutationKey = () => ['createDoctor'] as const;

export const getCreateDoctorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDoctor>>, TError,CreateDoctorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDoctor>>, TError,CreateDoctorMutationVariables, TContext> => {

const mutationKey = getCreateDoctorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDoctor>>, CreateDoctorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDoctor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDoctorMutationResult = NonNullable<Awaited<ReturnType<typeof createDoctor>>>
    export type CreateDoctorMutationBody = BodyType<DoctorCreate>
    export type CreateDoctorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateDoctorMutationVariables = {data: BodyType<DoctorCreate>}

    /**
 * @summary Create doctors
 */
export const useCreateDoctor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDoctor>>, TError,CreateDoctorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDoctor>>,
        TError,
        CreateDoctorMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDoctorMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the doctor; a property that is absent is emptied. The health category travels as `categoryId` here.
 * @summary Update a doctor
 */
export const updateDoctor = (
    doctorUpdate: BodyType<DoctorUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/doctor/edit`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: doctorUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateDoctorMutationKey = () => ['updateDoctor'] as const;

export const getUpdateDoctorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDoctor>>, TError,UpdateDoctorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDoctor>>, TError,UpdateDoctorMutationVariables, TContext> => {

const mutationKey = getUpdateDoctorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDoctor>>, UpdateDoctorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateDoctor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDoctorMutationResult = NonNullable<Awaited<ReturnType<typeof updateDoctor>>>
    export type UpdateDoctorMutationBody = BodyType<DoctorUpdate>
    export type UpdateDoctorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateDoctorMutationVariables = {data: BodyType<DoctorUpdate>}

    /**
 * @summary Update a doctor
 */
export const useUpdateDoctor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDoctor>>, TError,UpdateDoctorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDoctor>>,
        TError,
        UpdateDoctorMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDoctorMutationOptions(options), queryClient);
    }
    /**
 * Moves the doctor to the trash, from which it can be restored for some time.
 * @summary Delete a doctor
 */
export const deleteDoctor = (
    { id }: DeleteDoctorPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/doctor/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteDoctorMutationKey = () => ['deleteDoctor'] as const;

export const getDeleteDoctorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDoctor>>, TError,DeleteDoctorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDoctor>>, TError,DeleteDoctorMutationVariables, TContext> => {

const mutationKey = getDeleteDoctorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDoctor>>, DeleteDoctorMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteDoctor(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDoctorMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDoctor>>>

    export type DeleteDoctorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteDoctorMutationVariables = {pathParams: DeleteDoctorPathParameters}

    /**
 * @summary Delete a doctor
 */
export const useDeleteDoctor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDoctor>>, TError,DeleteDoctorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDoctor>>,
        TError,
        DeleteDoctorMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDoctorMutationOptions(options), queryClient);
    }
