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
  DeleteDiseaseCategoryPathParameters,
  DiseaseCategoryCreate,
  DiseaseCategoryOne,
  DiseaseCategoryPage,
  DiseaseCategoryTotal,
  DiseaseCategoryUpdate,
  Done,
  ForbiddenResponse,
  GetDiseaseCategoryPathParameters,
  ListDiseaseCategoryParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalDiseaseCategoryParams,
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
 * A page of health categories, newest first unless asked otherwise. A `video` flag may travel along and changes nothing.
 * @summary List health categories
 */
export const listDiseaseCategory = (
    params?: ListDiseaseCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DiseaseCategoryPage>(
      {url: `/api/disease-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDiseaseCategoryQueryKey = (params?: ListDiseaseCategoryParams,) => {
    return [
    "listDiseaseCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListDiseaseCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDiseaseCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDiseaseCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDiseaseCategory>>> = ({ signal }) => listDiseaseCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDiseaseCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDiseaseCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listDiseaseCategory>>>
export type ListDiseaseCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListDiseaseCategory<TData = Awaited<ReturnType<typeof listDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDiseaseCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiseaseCategory>>,
          TError,
          Awaited<ReturnType<typeof listDiseaseCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiseaseCategory<TData = Awaited<ReturnType<typeof listDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDiseaseCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDiseaseCategory>>,
          TError,
          Awaited<ReturnType<typeof listDiseaseCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiseaseCategory<TData = Awaited<ReturnType<typeof listDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDiseaseCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List health categories
 */

export function useListDiseaseCategory<TData = Awaited<ReturnType<typeof listDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDiseaseCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiseaseCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDiseaseCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every health categories without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All health categories, for drop-downs
 */
export const totalDiseaseCategory = (
    params?: TotalDiseaseCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DiseaseCategoryTotal>(
      {url: `/api/disease-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalDiseaseCategoryQueryKey = (params?: TotalDiseaseCategoryParams,) => {
    return [
    "totalDiseaseCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalDiseaseCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalDiseaseCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDiseaseCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalDiseaseCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalDiseaseCategory>>> = ({ signal }) => totalDiseaseCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalDiseaseCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalDiseaseCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalDiseaseCategory>>>
export type TotalDiseaseCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalDiseaseCategory<TData = Awaited<ReturnType<typeof totalDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalDiseaseCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDiseaseCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDiseaseCategory>>,
          TError,
          Awaited<ReturnType<typeof totalDiseaseCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDiseaseCategory<TData = Awaited<ReturnType<typeof totalDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDiseaseCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDiseaseCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalDiseaseCategory>>,
          TError,
          Awaited<ReturnType<typeof totalDiseaseCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalDiseaseCategory<TData = Awaited<ReturnType<typeof totalDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDiseaseCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDiseaseCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All health categories, for drop-downs
 */

export function useTotalDiseaseCategory<TData = Awaited<ReturnType<typeof totalDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalDiseaseCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalDiseaseCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalDiseaseCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The health category with this number.
 * @summary One health category
 */
export const getDiseaseCategory = (
    { id }: GetDiseaseCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DiseaseCategoryOne>(
      {url: `/api/disease-category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDiseaseCategoryQueryKey = (pathParams?: GetDiseaseCategoryPathParameters,) => {
    return [
    "getDiseaseCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetDiseaseCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetDiseaseCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiseaseCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDiseaseCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDiseaseCategory>>> = ({ signal }) => getDiseaseCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDiseaseCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDiseaseCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getDiseaseCategory>>>
export type GetDiseaseCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDiseaseCategory<TData = Awaited<ReturnType<typeof getDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDiseaseCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiseaseCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiseaseCategory>>,
          TError,
          Awaited<ReturnType<typeof getDiseaseCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiseaseCategory<TData = Awaited<ReturnType<typeof getDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDiseaseCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiseaseCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDiseaseCategory>>,
          TError,
          Awaited<ReturnType<typeof getDiseaseCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDiseaseCategory<TData = Awaited<ReturnType<typeof getDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetDiseaseCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiseaseCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One health category
 */

export function useGetDiseaseCategory<TData = Awaited<ReturnType<typeof getDiseaseCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetDiseaseCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDiseaseCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDiseaseCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new health category and returns its number.
 * @summary Create a health category
 */
export const createDiseaseCategory = (
    diseaseCategoryCreate: BodyType<DiseaseCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/disease-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: diseaseCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateDiseaseCategoryMutationKey = () => ['createDiseaseCategory'] as const;

export const getCreateDiseaseCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDiseaseCategory>>, TError,CreateDiseaseCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createDiseaseCategory>>, TError,CreateDiseaseCategoryMutationVariables, TContext> => {

const mutationKey = getCreateDiseaseCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDiseaseCategory>>, CreateDiseaseCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDiseaseCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDiseaseCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createDiseaseCategory>>>
    export type CreateDiseaseCategoryMutationBody = BodyType<DiseaseCategoryCreate>
    export type CreateDiseaseCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateDiseaseCategoryMutationVariables = {data: BodyType<DiseaseCategoryCreate>}

    /**
 * @summary Create a health category
 */
export const useCreateDiseaseCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDiseaseCategory>>, TError,CreateDiseaseCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDiseaseCategory>>,
        TError,
        CreateDiseaseCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDiseaseCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update a health category
 */
export const updateDiseaseCategory = (
    diseaseCategoryUpdate: BodyType<DiseaseCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/disease-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: diseaseCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateDiseaseCategoryMutationKey = () => ['updateDiseaseCategory'] as const;

export const getUpdateDiseaseCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDiseaseCategory>>, TError,UpdateDiseaseCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDiseaseCategory>>, TError,UpdateDiseaseCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateDiseaseCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDiseaseCategory>>, UpdateDiseaseCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateDiseaseCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDiseaseCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateDiseaseCategory>>>
    export type UpdateDiseaseCategoryMutationBody = BodyType<DiseaseCategoryUpdate>
    export type UpdateDiseaseCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateDiseaseCategoryMutationVariables = {data: BodyType<DiseaseCategoryUpdate>}

    /**
 * @summary Update a health category
 */
export const useUpdateDiseaseCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDiseaseCategory>>, TError,UpdateDiseaseCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDiseaseCategory>>,
        TError,
        UpdateDiseaseCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDiseaseCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while a doctor belongs to it.
 * @summary Delete a health category
 */
export const deleteDiseaseCategory = (
    { id }: DeleteDiseaseCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/disease-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteDiseaseCategoryMutationKey = () => ['deleteDiseaseCategory'] as const;

export const getDeleteDiseaseCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDiseaseCategory>>, TError,DeleteDiseaseCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDiseaseCategory>>, TError,DeleteDiseaseCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteDiseaseCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDiseaseCategory>>, DeleteDiseaseCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteDiseaseCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDiseaseCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDiseaseCategory>>>

    export type DeleteDiseaseCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteDiseaseCategoryMutationVariables = {pathParams: DeleteDiseaseCategoryPathParameters}

    /**
 * @summary Delete a health category
 */
export const useDeleteDiseaseCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDiseaseCategory>>, TError,DeleteDiseaseCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDiseaseCategory>>,
        TError,
        DeleteDiseaseCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDiseaseCategoryMutationOptions(options), queryClient);
    }
