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
  CreatePageSectionPathParameters,
  CreatePlainPageSectionPathParameters,
  Created,
  DeletePageSectionPathParameters,
  Done,
  ForbiddenResponse,
  GetPageByTagParams,
  GetPageByTagPathParameters,
  GetPageSectionForUpdatePathParameters,
  GetPageSectionPathParameters,
  NoSpaceResponse,
  NotFoundResponse,
  PageOne,
  PageSectionCreate,
  PageSectionOne,
  PageSectionUpdate,
  PayloadTooLargeResponse,
  PlainPageSectionCreate,
  PlainPageSectionUpdate,
  ServerErrorResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse,
  UpdatePageSectionPathParameters,
  UpdatePlainPageSectionPathParameters
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
 * The section with this number; 404 when it belongs to another page.
 * @summary One section of a page
 */
export const getPageSection = (
    { pageId, sectionId }: GetPageSectionPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PageSectionOne>(
      {url: `/api/page/${encodeURIComponent(String(pageId))}/section/id/${encodeURIComponent(String(sectionId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPageSectionQueryKey = (pathParams?: GetPageSectionPathParameters,) => {
    return [
    "getPageSection", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetPageSectionQueryOptions = <TData = Awaited<ReturnType<typeof getPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ pageId, sectionId }: GetPageSectionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSection>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageSectionQueryKey({ pageId, sectionId });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPageSection>>> = ({ signal }) => getPageSection({ pageId, sectionId }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: pageId !== null && pageId !== undefined && sectionId !== null && sectionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPageSection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageSectionQueryResult = NonNullable<Awaited<ReturnType<typeof getPageSection>>>
export type GetPageSectionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPageSection<TData = Awaited<ReturnType<typeof getPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPageSectionPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageSection>>,
          TError,
          Awaited<ReturnType<typeof getPageSection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageSection<TData = Awaited<ReturnType<typeof getPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPageSectionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageSection>>,
          TError,
          Awaited<ReturnType<typeof getPageSection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageSection<TData = Awaited<ReturnType<typeof getPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPageSectionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSection>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One section of a page
 */

export function useGetPageSection<TData = Awaited<ReturnType<typeof getPageSection>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { pageId, sectionId }: GetPageSectionPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSection>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageSectionQueryOptions({ pageId, sectionId },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The section with this number and its texts in every language.
 * @summary One section, for its form
 */
export const getPageSectionForUpdate = (
    { id }: GetPageSectionForUpdatePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PageSectionOne>(
      {url: `/api/page-translation/section-update/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPageSectionForUpdateQueryKey = (pathParams?: GetPageSectionForUpdatePathParameters,) => {
    return [
    "getPageSectionForUpdate", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetPageSectionForUpdateQueryOptions = <TData = Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetPageSectionForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageSectionForUpdateQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPageSectionForUpdate>>> = ({ signal }) => getPageSectionForUpdate({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageSectionForUpdateQueryResult = NonNullable<Awaited<ReturnType<typeof getPageSectionForUpdate>>>
export type GetPageSectionForUpdateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPageSectionForUpdate<TData = Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPageSectionForUpdatePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageSectionForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getPageSectionForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageSectionForUpdate<TData = Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPageSectionForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageSectionForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getPageSectionForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageSectionForUpdate<TData = Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPageSectionForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One section, for its form
 */

export function useGetPageSectionForUpdate<TData = Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetPageSectionForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageSectionForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageSectionForUpdateQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new section of the page, with texts per language, and returns its number. Pages differ in what a section needs, so no property is required here; but a section without both `title` and `titles` answers 422.
 * @summary Add a section
 */
export const createPageSection = (
    { pageId }: CreatePageSectionPathParameters,
    pageSectionCreate: BodyType<PageSectionCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/page-translation/${encodeURIComponent(String(pageId))}/section/add`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pageSectionCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreatePageSectionMutationKey = () => ['createPageSection'] as const;

export const getCreatePageSectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPageSection>>, TError,CreatePageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createPageSection>>, TError,CreatePageSectionMutationVariables, TContext> => {

const mutationKey = getCreatePageSectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPageSection>>, CreatePageSectionMutationVariables> = (props) => {
          const {pathParams,data} = props ?? {};

          return  createPageSection(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePageSectionMutationResult = NonNullable<Awaited<ReturnType<typeof createPageSection>>>
    export type CreatePageSectionMutationBody = BodyType<PageSectionCreate>
    export type CreatePageSectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreatePageSectionMutationVariables = {pathParams: CreatePageSectionPathParameters;data: BodyType<PageSectionCreate>}

    /**
 * @summary Add a section
 */
export const useCreatePageSection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPageSection>>, TError,CreatePageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPageSection>>,
        TError,
        CreatePageSectionMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePageSectionMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the section; a property that is absent is emptied. Pages differ in what a section needs, so no property is required here; but a section without both `title` and `titles` answers 422.
 * @summary Update a section
 */
export const updatePageSection = (
    { pageId }: UpdatePageSectionPathParameters,
    pageSectionUpdate: BodyType<PageSectionUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/page-translation/${encodeURIComponent(String(pageId))}/section/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: pageSectionUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdatePageSectionMutationKey = () => ['updatePageSection'] as const;

export const getUpdatePageSectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePageSection>>, TError,UpdatePageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePageSection>>, TError,UpdatePageSectionMutationVariables, TContext> => {

const mutationKey = getUpdatePageSectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePageSection>>, UpdatePageSectionMutationVariables> = (props) => {
          const {pathParams,data} = props ?? {};

          return  updatePageSection(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePageSectionMutationResult = NonNullable<Awaited<ReturnType<typeof updatePageSection>>>
    export type UpdatePageSectionMutationBody = BodyType<PageSectionUpdate>
    export type UpdatePageSectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdatePageSectionMutationVariables = {pathParams: UpdatePageSectionPathParameters;data: BodyType<PageSectionUpdate>}

    /**
 * @summary Update a section
 */
export const useUpdatePageSection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePageSection>>, TError,UpdatePageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePageSection>>,
        TError,
        UpdatePageSectionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePageSectionMutationOptions(options), queryClient);
    }
    /**
 * Deletes the section; 404 when it belongs to another page.
 * @summary Delete a section
 */
export const deletePageSection = (
    { pageId, sectionId }: DeletePageSectionPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/page-translation/${encodeURIComponent(String(pageId))}/delete/${encodeURIComponent(String(sectionId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeletePageSectionMutationKey = () => ['deletePageSection'] as const;

export const getDeletePageSectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePageSection>>, TError,DeletePageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePageSection>>, TError,DeletePageSectionMutationVariables, TContext> => {

const mutationKey = getDeletePageSectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePageSection>>, DeletePageSectionMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deletePageSection(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePageSectionMutationResult = NonNullable<Awaited<ReturnType<typeof deletePageSection>>>

    export type DeletePageSectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeletePageSectionMutationVariables = {pathParams: DeletePageSectionPathParameters}

    /**
 * @summary Delete a section
 */
export const useDeletePageSection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePageSection>>, TError,DeletePageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePageSection>>,
        TError,
        DeletePageSectionMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePageSectionMutationOptions(options), queryClient);
    }
    /**
 * The page of this tag with its sections. A section whose title or content is written only per language answers them in the language asked for. Who writes sections needs it too, for the number of the page.
 * @summary A page by its tag
 */
export const getPageByTag = (
    { tag }: GetPageByTagPathParameters,
    params?: GetPageByTagParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PageOne>(
      {url: `/api/page-translation/tag/${encodeURIComponent(String(tag))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPageByTagQueryKey = (pathParams?: GetPageByTagPathParameters,
    params?: GetPageByTagParams,) => {
    return [
    "getPageByTag", ...(pathParams ? [pathParams] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetPageByTagQueryOptions = <TData = Awaited<ReturnType<typeof getPageByTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ tag }: GetPageByTagPathParameters,
    params?: GetPageByTagParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByTag>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageByTagQueryKey({ tag },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPageByTag>>> = ({ signal }) => getPageByTag({ tag },params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tag !== null && tag !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPageByTag>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageByTagQueryResult = NonNullable<Awaited<ReturnType<typeof getPageByTag>>>
export type GetPageByTagQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPageByTag<TData = Awaited<ReturnType<typeof getPageByTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPageByTagPathParameters,
    params: undefined |  GetPageByTagParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByTag>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageByTag>>,
          TError,
          Awaited<ReturnType<typeof getPageByTag>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageByTag<TData = Awaited<ReturnType<typeof getPageByTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPageByTagPathParameters,
    params?: GetPageByTagParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByTag>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPageByTag>>,
          TError,
          Awaited<ReturnType<typeof getPageByTag>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPageByTag<TData = Awaited<ReturnType<typeof getPageByTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetPageByTagPathParameters,
    params?: GetPageByTagParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByTag>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A page by its tag
 */

export function useGetPageByTag<TData = Awaited<ReturnType<typeof getPageByTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { tag }: GetPageByTagPathParameters,
    params?: GetPageByTagParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPageByTag>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageByTagQueryOptions({ tag },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new section of the page and returns its number.
 * @summary Add a section without texts per language
 */
export const createPlainPageSection = (
    { pageId }: CreatePlainPageSectionPathParameters,
    plainPageSectionCreate: BodyType<PlainPageSectionCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/page/${encodeURIComponent(String(pageId))}/section/add`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: plainPageSectionCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreatePlainPageSectionMutationKey = () => ['createPlainPageSection'] as const;

export const getCreatePlainPageSectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPlainPageSection>>, TError,CreatePlainPageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createPlainPageSection>>, TError,CreatePlainPageSectionMutationVariables, TContext> => {

const mutationKey = getCreatePlainPageSectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPlainPageSection>>, CreatePlainPageSectionMutationVariables> = (props) => {
          const {pathParams,data} = props ?? {};

          return  createPlainPageSection(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePlainPageSectionMutationResult = NonNullable<Awaited<ReturnType<typeof createPlainPageSection>>>
    export type CreatePlainPageSectionMutationBody = BodyType<PlainPageSectionCreate>
    export type CreatePlainPageSectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreatePlainPageSectionMutationVariables = {pathParams: CreatePlainPageSectionPathParameters;data: BodyType<PlainPageSectionCreate>}

    /**
 * @summary Add a section without texts per language
 */
export const useCreatePlainPageSection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPlainPageSection>>, TError,CreatePlainPageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPlainPageSection>>,
        TError,
        CreatePlainPageSectionMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePlainPageSectionMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the section; a property that is absent is emptied. Texts per language stay.
 * @summary Update a section, its texts per language aside
 */
export const updatePlainPageSection = (
    { pageId }: UpdatePlainPageSectionPathParameters,
    plainPageSectionUpdate: BodyType<PlainPageSectionUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/page/${encodeURIComponent(String(pageId))}/section/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: plainPageSectionUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdatePlainPageSectionMutationKey = () => ['updatePlainPageSection'] as const;

export const getUpdatePlainPageSectionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePlainPageSection>>, TError,UpdatePlainPageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePlainPageSection>>, TError,UpdatePlainPageSectionMutationVariables, TContext> => {

const mutationKey = getUpdatePlainPageSectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePlainPageSection>>, UpdatePlainPageSectionMutationVariables> = (props) => {
          const {pathParams,data} = props ?? {};

          return  updatePlainPageSection(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePlainPageSectionMutationResult = NonNullable<Awaited<ReturnType<typeof updatePlainPageSection>>>
    export type UpdatePlainPageSectionMutationBody = BodyType<PlainPageSectionUpdate>
    export type UpdatePlainPageSectionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdatePlainPageSectionMutationVariables = {pathParams: UpdatePlainPageSectionPathParameters;data: BodyType<PlainPageSectionUpdate>}

    /**
 * @summary Update a section, its texts per language aside
 */
export const useUpdatePlainPageSection = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePlainPageSection>>, TError,UpdatePlainPageSectionMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePlainPageSection>>,
        TError,
        UpdatePlainPageSectionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePlainPageSectionMutationOptions(options), queryClient);
    }
