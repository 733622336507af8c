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
  DeleteDynamicPhotoSliderPathParameters,
  Done,
  DynamicPhotoSliderCreate,
  DynamicPhotoSliderOne,
  DynamicPhotoSliderPage,
  DynamicPhotoSliderTotal,
  DynamicPhotoSliderUpdate,
  ForbiddenResponse,
  GetDynamicPhotoSliderPathParameters,
  ListDynamicPhotoSliderParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalDynamicPhotoSliderParams,
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
 * A page of dynamic photo sliders, newest first unless asked otherwise.
 * @summary List dynamic photo sliders
 */
export const listDynamicPhotoSlider = (
    params?: ListDynamicPhotoSliderParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DynamicPhotoSliderPage>(
      {url: `/api/dynamic-photo-slider/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDynamicPhotoSliderQueryKey = (params?: ListDynamicPhotoSliderParams,) => {
    return [
    "listDynamicPhotoSlider", ...(params ? [params] : [])
    ] as const;
    }


export const getListDynamicPhotoSliderQueryOptions = <TData = Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDynamicPhotoSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDynamicPhotoSliderQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDynamicPhotoSlider>>> = ({ signal }) => listDynamicPhotoSlider(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDynamicPhotoSliderQueryResult = NonNullable<Awaited<ReturnType<typeof listDynamicPhotoSlider>>>
export type ListDynamicPhotoSliderQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListDynamicPhotoSlider<TData = Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDynamicPhotoSliderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDynamicPhotoSlider>>,
          TError,
          Awaited<ReturnType<typeof listDynamicPhotoSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicPhotoSlider<TData = Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDynamicPhotoSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDynamicPhotoSlider>>,
          TError,
          Awaited<ReturnType<typeof listDynamicPhotoSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDynamicPhotoSlider<TData = Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDynamicPhotoSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List dynamic photo sliders
 */

export function useListDynamicPhotoSlider<TData = Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDynamicPhotoSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDynamicPhotoSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDynamicPhotoSliderQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every slide without paging. Any signed-in admin may ask, since forms of other modules may offer it.
 * @summary All slides, for drop-downs
 */
export const totalDynamicPhotoSlider = (
    params?: TotalDynamicPhotoSliderParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DynamicPhotoSliderTotal>(
      {url: `/api/dynamic-photo-slider/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalDynamicPhotoSliderQueryKey = (params?: TotalDynamicPhotoSliderParams,) => {
    return [
    "totalDynamicPhotoSlider", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalDynamicPhotoSliderQueryOptions = <TData = Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalDynamicPhotoSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalDynamicPhotoSliderQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalDynamicPhotoSlider>>> = ({ signal }) => totalDynamicPhotoSlider(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalDynamicPhotoSliderQueryResult = NonNullable<Awaited<ReturnType<typeof totalDynamicPhotoSlider>>>
export type TotalDynamicPhotoSliderQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalDynamicPhotoSlider<TData = Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalDynamicPhotoSliderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDynamicPhotoSlider>>,
          TError,
          Awaited<ReturnType<typeof totalDynamicPhotoSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDynamicPhotoSlider<TData = Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDynamicPhotoSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDynamicPhotoSlider>>,
          TError,
          Awaited<ReturnType<typeof totalDynamicPhotoSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDynamicPhotoSlider<TData = Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDynamicPhotoSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All slides, for drop-downs
 */

export function useTotalDynamicPhotoSlider<TData = Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDynamicPhotoSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDynamicPhotoSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalDynamicPhotoSliderQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The slider with this number.
 * @summary One dynamic photo slider
 */
export const getDynamicPhotoSlider = (
    { id }: GetDynamicPhotoSliderPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DynamicPhotoSliderOne>(
      {url: `/api/dynamic-photo-slider/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDynamicPhotoSliderQueryKey = (pathParams?: GetDynamicPhotoSliderPathParameters,) => {
    return [
    "getDynamicPhotoSlider", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetDynamicPhotoSliderQueryOptions = <TData = Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetDynamicPhotoSliderPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDynamicPhotoSliderQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDynamicPhotoSlider>>> = ({ signal }) => getDynamicPhotoSlider({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDynamicPhotoSliderQueryResult = NonNullable<Awaited<ReturnType<typeof getDynamicPhotoSlider>>>
export type GetDynamicPhotoSliderQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDynamicPhotoSlider<TData = Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDynamicPhotoSliderPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDynamicPhotoSlider>>,
          TError,
          Awaited<ReturnType<typeof getDynamicPhotoSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDynamicPhotoSlider<TData = Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDynamicPhotoSliderPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDynamicPhotoSlider>>,
          TError,
          Awaited<ReturnType<typeof getDynamicPhotoSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDynamicPhotoSlider<TData = Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDynamicPhotoSliderPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One dynamic photo slider
 */

export function useGetDynamicPhotoSlider<TData = Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetDynamicPhotoSliderPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDynamicPhotoSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDynamicPhotoSliderQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new slider and returns its number.
 * @summary Create a dynamic photo slider
 */
export const createDynamicPhotoSlider = (
    dynamicPhotoSliderCreate: BodyType<DynamicPhotoSliderCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/dynamic-photo-slider/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dynamicPhotoSliderCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateDynamicPhotoSliderMutationKey = () => ['createDynamicPhotoSlider'] as const;

export const getCreateDynamicPhotoSliderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDynamicPhotoSlider>>, TError,CreateDynamicPhotoSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDynamicPhotoSlider>>, TError,CreateDynamicPhotoSliderMutationVariables, TContext> => {

const mutationKey = getCreateDynamicPhotoSliderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDynamicPhotoSlider>>, CreateDynamicPhotoSliderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDynamicPhotoSlider(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDynamicPhotoSliderMutationResult = NonNullable<Awaited<ReturnType<typeof createDynamicPhotoSlider>>>
    export type CreateDynamicPhotoSliderMutationBody = BodyType<DynamicPhotoSliderCreate>
    export type CreateDynamicPhotoSliderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateDynamicPhotoSliderMutationVariables = {data: BodyType<DynamicPhotoSliderCreate>}

    /**
 * @summary Create a dynamic photo slider
 */
export const useCreateDynamicPhotoSlider = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDynamicPhotoSlider>>, TError,CreateDynamicPhotoSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDynamicPhotoSlider>>,
        TError,
        CreateDynamicPhotoSliderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDynamicPhotoSliderMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the slider; a property that is absent is emptied.
 * @summary Update a dynamic photo slider
 */
export const updateDynamicPhotoSlider = (
    dynamicPhotoSliderUpdate: BodyType<DynamicPhotoSliderUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/dynamic-photo-slider/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: dynamicPhotoSliderUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateDynamicPhotoSliderMutationKey = () => ['updateDynamicPhotoSlider'] as const;

export const getUpdateDynamicPhotoSliderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDynamicPhotoSlider>>, TError,UpdateDynamicPhotoSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDynamicPhotoSlider>>, TError,UpdateDynamicPhotoSliderMutationVariables, TContext> => {

const mutationKey = getUpdateDynamicPhotoSliderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDynamicPhotoSlider>>, UpdateDynamicPhotoSliderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateDynamicPhotoSlider(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDynamicPhotoSliderMutationResult = NonNullable<Awaited<ReturnType<typeof updateDynamicPhotoSlider>>>
    export type UpdateDynamicPhotoSliderMutationBody = BodyType<DynamicPhotoSliderUpdate>
    export type UpdateDynamicPhotoSliderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateDynamicPhotoSliderMutationVariables = {data: BodyType<DynamicPhotoSliderUpdate>}

    /**
 * @summary Update a dynamic photo slider
 */
export const useUpdateDynamicPhotoSlider = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDynamicPhotoSlider>>, TError,UpdateDynamicPhotoSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDynamicPhotoSlider>>,
        TError,
        UpdateDynamicPhotoSliderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDynamicPhotoSliderMutationOptions(options), queryClient);
    }
    /**
 * Moves the slider to the trash, from which it can be restored for some time.
 * @summary Delete a dynamic photo slider
 */
export const deleteDynamicPhotoSlider = (
    { id }: DeleteDynamicPhotoSliderPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/dynamic-photo-slider/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteDynamicPhotoSliderMutationKey = () => ['deleteDynamicPhotoSlider'] as const;

export const getDeleteDynamicPhotoSliderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDynamicPhotoSlider>>, TError,DeleteDynamicPhotoSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDynamicPhotoSlider>>, TError,DeleteDynamicPhotoSliderMutationVariables, TContext> => {

const mutationKey = getDeleteDynamicPhotoSliderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDynamicPhotoSlider>>, DeleteDynamicPhotoSliderMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteDynamicPhotoSlider(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDynamicPhotoSliderMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDynamicPhotoSlider>>>

    export type DeleteDynamicPhotoSliderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteDynamicPhotoSliderMutationVariables = {pathParams: DeleteDynamicPhotoSliderPathParameters}

    /**
 * @summary Delete a dynamic photo slider
 */
export const useDeleteDynamicPhotoSlider = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDynamicPhotoSlider>>, TError,DeleteDynamicPhotoSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDynamicPhotoSlider>>,
        TError,
        DeleteDynamicPhotoSliderMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDynamicPhotoSliderMutationOptions(options), queryClient);
    }
