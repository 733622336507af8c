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
  DeleteFaqTypePathParameters,
  Done,
  FaqTypeCreate,
  FaqTypeOne,
  FaqTypePage,
  FaqTypeTotal,
  FaqTypeUpdate,
  ForbiddenResponse,
  GetFaqTypePathParameters,
  ListFaqTypeParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalFaqTypeParams,
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
 * A page of FAQ types, newest first unless asked otherwise.
 * @summary List FAQ types
 */
export const listFaqType = (
    params?: ListFaqTypeParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FaqTypePage>(
      {url: `/api/faq-type/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListFaqTypeQueryKey = (params?: ListFaqTypeParams,) => {
    return [
    "listFaqType", ...(params ? [params] : [])
    ] as const;
    }


export const getListFaqTypeQueryOptions = <TData = Awaited<ReturnType<typeof listFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListFaqTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqType>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaqType>>> = ({ signal }) => listFaqType(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFaqType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFaqTypeQueryResult = NonNullable<Awaited<ReturnType<typeof listFaqType>>>
export type ListFaqTypeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListFaqType<TData = Awaited<ReturnType<typeof listFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListFaqTypeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqType>>,
          TError,
          Awaited<ReturnType<typeof listFaqType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqType<TData = Awaited<ReturnType<typeof listFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListFaqTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaqType>>,
          TError,
          Awaited<ReturnType<typeof listFaqType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFaqType<TData = Awaited<ReturnType<typeof listFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListFaqTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqType>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List FAQ types
 */

export function useListFaqType<TData = Awaited<ReturnType<typeof listFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListFaqTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaqType>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFaqTypeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every FAQ types without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All FAQ types, for drop-downs
 */
export const totalFaqType = (
    params?: TotalFaqTypeParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FaqTypeTotal>(
      {url: `/api/faq-type/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalFaqTypeQueryKey = (params?: TotalFaqTypeParams,) => {
    return [
    "totalFaqType", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalFaqTypeQueryOptions = <TData = Awaited<ReturnType<typeof totalFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalFaqTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalFaqType>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalFaqTypeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalFaqType>>> = ({ signal }) => totalFaqType(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalFaqType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalFaqTypeQueryResult = NonNullable<Awaited<ReturnType<typeof totalFaqType>>>
export type TotalFaqTypeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalFaqType<TData = Awaited<ReturnType<typeof totalFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalFaqTypeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalFaqType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalFaqType>>,
          TError,
          Awaited<ReturnType<typeof totalFaqType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalFaqType<TData = Awaited<ReturnType<typeof totalFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalFaqTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalFaqType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalFaqType>>,
          TError,
          Awaited<ReturnType<typeof totalFaqType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalFaqType<TData = Awaited<ReturnType<typeof totalFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalFaqTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalFaqType>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All FAQ types, for drop-downs
 */

export function useTotalFaqType<TData = Awaited<ReturnType<typeof totalFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalFaqTypeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalFaqType>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalFaqTypeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The FAQ type with this number.
 * @summary One FAQ type
 */
export const getFaqType = (
    { id }: GetFaqTypePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FaqTypeOne>(
      {url: `/api/faq-type/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetFaqTypeQueryKey = (pathParams?: GetFaqTypePathParameters,) => {
    return [
    "getFaqType", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetFaqTypeQueryOptions = <TData = Awaited<ReturnType<typeof getFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetFaqTypePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaqType>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFaqTypeQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFaqType>>> = ({ signal }) => getFaqType({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFaqType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFaqTypeQueryResult = NonNullable<Awaited<ReturnType<typeof getFaqType>>>
export type GetFaqTypeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetFaqType<TData = Awaited<ReturnType<typeof getFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetFaqTypePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaqType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFaqType>>,
          TError,
          Awaited<ReturnType<typeof getFaqType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFaqType<TData = Awaited<ReturnType<typeof getFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetFaqTypePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaqType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFaqType>>,
          TError,
          Awaited<ReturnType<typeof getFaqType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFaqType<TData = Awaited<ReturnType<typeof getFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetFaqTypePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaqType>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One FAQ type
 */

export function useGetFaqType<TData = Awaited<ReturnType<typeof getFaqType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetFaqTypePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFaqType>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFaqTypeQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new FAQ type and returns its number.
 * @summary Create a FAQ type
 */
export const createFaqType = (
    faqTypeCreate: BodyType<FaqTypeCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/faq-type/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: faqTypeCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateFaqTypeMutationKey = () => ['createFaqType'] as const;

export const getCreateFaqTypeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFaqType>>, TError,CreateFaqTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createFaqType>>, TError,CreateFaqTypeMutationVariables, TContext> => {

const mutationKey = getCreateFaqTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFaqType>>, CreateFaqTypeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFaqType(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFaqTypeMutationResult = NonNullable<Awaited<ReturnType<typeof createFaqType>>>
    export type CreateFaqTypeMutationBody = BodyType<FaqTypeCreate>
    export type CreateFaqTypeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateFaqTypeMutationVariables = {data: BodyType<FaqTypeCreate>}

    /**
 * @summary Create a FAQ type
 */
export const useCreateFaqType = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFaqType>>, TError,CreateFaqTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFaqType>>,
        TError,
        CreateFaqTypeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFaqTypeMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the type; a property that is absent is emptied.
 * @summary Update a FAQ type
 */
export const updateFaqType = (
    faqTypeUpdate: BodyType<FaqTypeUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/faq-type/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: faqTypeUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateFaqTypeMutationKey = () => ['updateFaqType'] as const;

export const getUpdateFaqTypeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFaqType>>, TError,UpdateFaqTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFaqType>>, TError,UpdateFaqTypeMutationVariables, TContext> => {

const mutationKey = getUpdateFaqTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFaqType>>, UpdateFaqTypeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateFaqType(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFaqTypeMutationResult = NonNullable<Awaited<ReturnType<typeof updateFaqType>>>
    export type UpdateFaqTypeMutationBody = BodyType<FaqTypeUpdate>
    export type UpdateFaqTypeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateFaqTypeMutationVariables = {data: BodyType<FaqTypeUpdate>}

    /**
 * @summary Update a FAQ type
 */
export const useUpdateFaqType = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFaqType>>, TError,UpdateFaqTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFaqType>>,
        TError,
        UpdateFaqTypeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFaqTypeMutationOptions(options), queryClient);
    }
    /**
 * Moves the type to the trash, from which it can be restored for some time.
 * @summary Delete a FAQ type
 */
export const deleteFaqType = (
    { id }: DeleteFaqTypePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/faq-type/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteFaqTypeMutationKey = () => ['deleteFaqType'] as const;

export const getDeleteFaqTypeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFaqType>>, TError,DeleteFaqTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFaqType>>, TError,DeleteFaqTypeMutationVariables, TContext> => {

const mutationKey = getDeleteFaqTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFaqType>>, DeleteFaqTypeMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteFaqType(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFaqTypeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFaqType>>>

    export type DeleteFaqTypeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteFaqTypeMutationVariables = {pathParams: DeleteFaqTypePathParameters}

    /**
 * @summary Delete a FAQ type
 */
export const useDeleteFaqType = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFaqType>>, TError,DeleteFaqTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFaqType>>,
        TError,
        DeleteFaqTypeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFaqTypeMutationOptions(options), queryClient);
    }
