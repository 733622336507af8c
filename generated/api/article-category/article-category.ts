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
  ArticleCategoryCreate,
  ArticleCategoryOne,
  ArticleCategoryPage,
  ArticleCategoryTotal,
  ArticleCategoryUpdate,
  BadRequestResponse,
  ConflictResponse,
  Created,
  DeleteArticleCategoryPathParameters,
  Done,
  ForbiddenResponse,
  GetArticleCategoryPathParameters,
  ListArticleCategoryParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalArticleCategoryParams,
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
 * A page of article categories, newest first unless asked otherwise.
 * @summary List article categories
 */
export const listArticleCategory = (
    params?: ListArticleCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ArticleCategoryPage>(
      {url: `/api/article-category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListArticleCategoryQueryKey = (params?: ListArticleCategoryParams,) => {
    return [
    "listArticleCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListArticleCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListArticleCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticleCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticleCategory>>> = ({ signal }) => listArticleCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticleCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticleCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listArticleCategory>>>
export type ListArticleCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListArticleCategory<TData = Awaited<ReturnType<typeof listArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListArticleCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticleCategory>>,
          TError,
          Awaited<ReturnType<typeof listArticleCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleCategory<TData = Awaited<ReturnType<typeof listArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListArticleCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticleCategory>>,
          TError,
          Awaited<ReturnType<typeof listArticleCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleCategory<TData = Awaited<ReturnType<typeof listArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListArticleCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List article categories
 */

export function useListArticleCategory<TData = Awaited<ReturnType<typeof listArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListArticleCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticleCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every article category without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All article categories, for drop-downs
 */
export const totalArticleCategory = (
    params?: TotalArticleCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ArticleCategoryTotal>(
      {url: `/api/article-category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalArticleCategoryQueryKey = (params?: TotalArticleCategoryParams,) => {
    return [
    "totalArticleCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalArticleCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalArticleCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalArticleCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalArticleCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalArticleCategory>>> = ({ signal }) => totalArticleCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalArticleCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalArticleCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalArticleCategory>>>
export type TotalArticleCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalArticleCategory<TData = Awaited<ReturnType<typeof totalArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalArticleCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalArticleCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalArticleCategory>>,
          TError,
          Awaited<ReturnType<typeof totalArticleCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalArticleCategory<TData = Awaited<ReturnType<typeof totalArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalArticleCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalArticleCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalArticleCategory>>,
          TError,
          Awaited<ReturnType<typeof totalArticleCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalArticleCategory<TData = Awaited<ReturnType<typeof totalArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalArticleCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalArticleCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All article categories, for drop-downs
 */

export function useTotalArticleCategory<TData = Awaited<ReturnType<typeof totalArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalArticleCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalArticleCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalArticleCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The category with this number.
 * @summary One article category
 */
export const getArticleCategory = (
    { id }: GetArticleCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ArticleCategoryOne>(
      {url: `/api/article-category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetArticleCategoryQueryKey = (pathParams?: GetArticleCategoryPathParameters,) => {
    return [
    "getArticleCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetArticleCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetArticleCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetArticleCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticleCategory>>> = ({ signal }) => getArticleCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getArticleCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetArticleCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getArticleCategory>>>
export type GetArticleCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetArticleCategory<TData = Awaited<ReturnType<typeof getArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetArticleCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticleCategory>>,
          TError,
          Awaited<ReturnType<typeof getArticleCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleCategory<TData = Awaited<ReturnType<typeof getArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetArticleCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getArticleCategory>>,
          TError,
          Awaited<ReturnType<typeof getArticleCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticleCategory<TData = Awaited<ReturnType<typeof getArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetArticleCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One article category
 */

export function useGetArticleCategory<TData = Awaited<ReturnType<typeof getArticleCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetArticleCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticleCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetArticleCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new category and returns its number.
 * @summary Create an article category
 */
export const createArticleCategory = (
    articleCategoryCreate: BodyType<ArticleCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/article-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: articleCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateArticleCategoryMutationKey = () => ['createArticleCategory'] as const;

export const getCreateArticleCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createArticleCategory>>, TError,CreateArticleCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createArticleCategory>>, TError,CreateArticleCategoryMutationVariables, TContext> => {

const mutationKey = getCreateArticleCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createArticleCategory>>, CreateArticleCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createArticleCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateArticleCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createArticleCategory>>>
    export type CreateArticleCategoryMutationBody = BodyType<ArticleCategoryCreate>
    export type CreateArticleCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateArticleCategoryMutationVariables = {data: BodyType<ArticleCategoryCreate>}

    /**
 * @summary Create an article category
 */
export const useCreateArticleCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createArticleCategory>>, TError,CreateArticleCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createArticleCategory>>,
        TError,
        CreateArticleCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateArticleCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update an article category
 */
export const updateArticleCategory = (
    articleCategoryUpdate: BodyType<ArticleCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/article-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: articleCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateArticleCategoryMutationKey = () => ['updateArticleCategory'] as const;

export const getUpdateArticleCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArticleCategory>>, TError,UpdateArticleCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateArticleCategory>>, TError,UpdateArticleCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateArticleCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateArticleCategory>>, UpdateArticleCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateArticleCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateArticleCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateArticleCategory>>>
    export type UpdateArticleCategoryMutationBody = BodyType<ArticleCategoryUpdate>
    export type UpdateArticleCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateArticleCategoryMutationVariables = {data: BodyType<ArticleCategoryUpdate>}

    /**
 * @summary Update an article category
 */
export const useUpdateArticleCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateArticleCategory>>, TError,UpdateArticleCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateArticleCategory>>,
        TError,
        UpdateArticleCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateArticleCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while an article belongs to it.
 * @summary Delete an article category
 */
export const deleteArticleCategory = (
    { id }: DeleteArticleCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/article-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteArticleCategoryMutationKey = () => ['deleteArticleCategory'] as const;

export const getDeleteArticleCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteArticleCategory>>, TError,DeleteArticleCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteArticleCategory>>, TError,DeleteArticleCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteArticleCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteArticleCategory>>, DeleteArticleCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteArticleCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteArticleCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteArticleCategory>>>

    export type DeleteArticleCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteArticleCategoryMutationVariables = {pathParams: DeleteArticleCategoryPathParameters}

    /**
 * @summary Delete an article category
 */
export const useDeleteArticleCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteArticleCategory>>, TError,DeleteArticleCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteArticleCategory>>,
        TError,
        DeleteArticleCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteArticleCategoryMutationOptions(options), queryClient);
    }
