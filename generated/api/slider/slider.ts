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
  DeleteSliderPathParameters,
  Done,
  ForbiddenResponse,
  GetSliderPathParameters,
  ListSliderParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  SliderCreate,
  SliderOne,
  SliderPage,
  SliderTotal,
  SliderUpdate,
  TotalSliderParams,
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
 * A page of sliders, newest first unless asked otherwise.
 * @summary List sliders
 */
export const listSlider = (
    params?: ListSliderParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SliderPage>(
      {url: `/api/slider/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSliderQueryKey = (params?: ListSliderParams,) => {
    return [
    "listSlider", ...(params ? [params] : [])
    ] as const;
    }


export const getListSliderQueryOptions = <TData = Awaited<ReturnType<typeof listSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSliderQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSlider>>> = ({ signal }) => listSlider(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSlider>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSliderQueryResult = NonNullable<Awaited<ReturnType<typeof listSlider>>>
export type ListSliderQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListSlider<TData = Awaited<ReturnType<typeof listSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListSliderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlider>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSlider>>,
          TError,
          Awaited<ReturnType<typeof listSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSlider<TData = Awaited<ReturnType<typeof listSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlider>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSlider>>,
          TError,
          Awaited<ReturnType<typeof listSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSlider<TData = Awaited<ReturnType<typeof listSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List sliders
 */

export function useListSlider<TData = Awaited<ReturnType<typeof listSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSliderQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every slider without paging. Any signed-in admin may ask, since forms of other modules may offer it.
 * @summary All sliders, for drop-downs
 */
export const totalSlider = (
    params?: TotalSliderParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SliderTotal>(
      {url: `/api/slider/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalSliderQueryKey = (params?: TotalSliderParams,) => {
    return [
    "totalSlider", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalSliderQueryOptions = <TData = Awaited<ReturnType<typeof totalSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalSliderQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalSlider>>> = ({ signal }) => totalSlider(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalSlider>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalSliderQueryResult = NonNullable<Awaited<ReturnType<typeof totalSlider>>>
export type TotalSliderQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalSlider<TData = Awaited<ReturnType<typeof totalSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalSliderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalSlider>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalSlider>>,
          TError,
          Awaited<ReturnType<typeof totalSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalSlider<TData = Awaited<ReturnType<typeof totalSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalSlider>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalSlider>>,
          TError,
          Awaited<ReturnType<typeof totalSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalSlider<TData = Awaited<ReturnType<typeof totalSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All sliders, for drop-downs
 */

export function useTotalSlider<TData = Awaited<ReturnType<typeof totalSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalSliderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalSliderQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The slider with this number.
 * @summary One slider
 */
export const getSlider = (
    { id }: GetSliderPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SliderOne>(
      {url: `/api/slider/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetSliderQueryKey = (pathParams?: GetSliderPathParameters,) => {
    return [
    "getSlider", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetSliderQueryOptions = <TData = Awaited<ReturnType<typeof getSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetSliderPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSliderQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSlider>>> = ({ signal }) => getSlider({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSliderQueryResult = NonNullable<Awaited<ReturnType<typeof getSlider>>>
export type GetSliderQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetSlider<TData = Awaited<ReturnType<typeof getSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetSliderPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSlider>>,
          TError,
          Awaited<ReturnType<typeof getSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSlider<TData = Awaited<ReturnType<typeof getSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetSliderPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSlider>>,
          TError,
          Awaited<ReturnType<typeof getSlider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSlider<TData = Awaited<ReturnType<typeof getSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetSliderPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One slider
 */

export function useGetSlider<TData = Awaited<ReturnType<typeof getSlider>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetSliderPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSlider>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSliderQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new slider and returns its number.
 * @summary Create a slider
 */
export const createSlider = (
    sliderCreate: BodyType<SliderCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/slider/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sliderCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateSliderMutationKey = () => ['createSlider'] as const;

export const getCreateSliderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSlider>>, TError,CreateSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createSlider>>, TError,CreateSliderMutationVariables, TContext> => {

const mutationKey = getCreateSliderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSlider>>, CreateSliderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSlider(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSliderMutationResult = NonNullable<Awaited<ReturnType<typeof createSlider>>>
    export type CreateSliderMutationBody = BodyType<SliderCreate>
    export type CreateSliderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateSliderMutationVariables = {data: BodyType<SliderCreate>}

    /**
 * @summary Create a slider
 */
export const useCreateSlider = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSlider>>, TError,CreateSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSlider>>,
        TError,
        CreateSliderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSliderMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the slider; a property that is absent is emptied.
 * @summary Update a slider
 */
export const updateSlider = (
    sliderUpdate: BodyType<SliderUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/slider/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: sliderUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateSliderMutationKey = () => ['updateSlider'] as const;

export const getUpdateSliderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSlider>>, TError,UpdateSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSlider>>, TError,UpdateSliderMutationVariables, TContext> => {

const mutationKey = getUpdateSliderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSlider>>, UpdateSliderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateSlider(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSliderMutationResult = NonNullable<Awaited<ReturnType<typeof updateSlider>>>
    export type UpdateSliderMutationBody = BodyType<SliderUpdate>
    export type UpdateSliderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateSliderMutationVariables = {data: BodyType<SliderUpdate>}

    /**
 * @summary Update a slider
 */
export const useUpdateSlider = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSlider>>, TError,UpdateSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSlider>>,
        TError,
        UpdateSliderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSliderMutationOptions(options), queryClient);
    }
    /**
 * Moves the slider to the trash, from which it can be restored for some time.
 * @summary Delete a slider
 */
export const deleteSlider = (
    { id }: DeleteSliderPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/slider/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteSliderMutationKey = () => ['deleteSlider'] as const;

export const getDeleteSliderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSlider>>, TError,DeleteSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSlider>>, TError,DeleteSliderMutationVariables, TContext> => {

const mutationKey = getDeleteSliderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSlider>>, DeleteSliderMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteSlider(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSliderMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSlider>>>

    export type DeleteSliderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteSliderMutationVariables = {pathParams: DeleteSliderPathParameters}

    /**
 * @summary Delete a slider
 */
export const useDeleteSlider = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSlider>>, TError,DeleteSliderMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSlider>>,
        TError,
        DeleteSliderMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSliderMutationOptions(options), queryClient);
    }
