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
  DeleteMemberCategoryPathParameters,
  Done,
  ForbiddenResponse,
  GetMemberCategoryPathParameters,
  ListMemberCategoryParams,
  MemberCategoryCreate,
  MemberCategoryOne,
  MemberCategoryPage,
  MemberCategoryTotal,
  MemberCategoryUpdate,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  TotalMemberCategoryParams,
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
 * A page of member categories, newest first unless asked otherwise.
 * @summary List member categories
 */
export const listMemberCategory = (
    params?: ListMemberCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MemberCategoryPage>(
      {url: `/api/member_category/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListMemberCategoryQueryKey = (params?: ListMemberCategoryParams,) => {
    return [
    "listMemberCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getListMemberCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListMemberCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMemberCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMemberCategory>>> = ({ signal }) => listMemberCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMemberCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMemberCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listMemberCategory>>>
export type ListMemberCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListMemberCategory<TData = Awaited<ReturnType<typeof listMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListMemberCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberCategory>>,
          TError,
          Awaited<ReturnType<typeof listMemberCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberCategory<TData = Awaited<ReturnType<typeof listMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMemberCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMemberCategory>>,
          TError,
          Awaited<ReturnType<typeof listMemberCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMemberCategory<TData = Awaited<ReturnType<typeof listMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMemberCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List member categories
 */

export function useListMemberCategory<TData = Awaited<ReturnType<typeof listMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMemberCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMemberCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMemberCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every member category without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All member categories, for drop-downs
 */
export const totalMemberCategory = (
    params?: TotalMemberCategoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MemberCategoryTotal>(
      {url: `/api/member_category/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalMemberCategoryQueryKey = (params?: TotalMemberCategoryParams,) => {
    return [
    "totalMemberCategory", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalMemberCategoryQueryOptions = <TData = Awaited<ReturnType<typeof totalMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalMemberCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMemberCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalMemberCategoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalMemberCategory>>> = ({ signal }) => totalMemberCategory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalMemberCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalMemberCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof totalMemberCategory>>>
export type TotalMemberCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalMemberCategory<TData = Awaited<ReturnType<typeof totalMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalMemberCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMemberCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalMemberCategory>>,
          TError,
          Awaited<ReturnType<typeof totalMemberCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalMemberCategory<TData = Awaited<ReturnType<typeof totalMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalMemberCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMemberCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalMemberCategory>>,
          TError,
          Awaited<ReturnType<typeof totalMemberCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalMemberCategory<TData = Awaited<ReturnType<typeof totalMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalMemberCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMemberCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All member categories, for drop-downs
 */

export function useTotalMemberCategory<TData = Awaited<ReturnType<typeof totalMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalMemberCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalMemberCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalMemberCategoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The category with this number.
 * @summary One member category
 */
export const getMemberCategory = (
    { id }: GetMemberCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MemberCategoryOne>(
      {url: `/api/member_category/id/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetMemberCategoryQueryKey = (pathParams?: GetMemberCategoryPathParameters,) => {
    return [
    "getMemberCategory", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetMemberCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetMemberCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberCategoryQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberCategory>>> = ({ signal }) => getMemberCategory({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberCategory>>>
export type GetMemberCategoryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMemberCategory<TData = Awaited<ReturnType<typeof getMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetMemberCategoryPathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberCategory>>,
          TError,
          Awaited<ReturnType<typeof getMemberCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberCategory<TData = Awaited<ReturnType<typeof getMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetMemberCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberCategory>>,
          TError,
          Awaited<ReturnType<typeof getMemberCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberCategory<TData = Awaited<ReturnType<typeof getMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetMemberCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One member category
 */

export function useGetMemberCategory<TData = Awaited<ReturnType<typeof getMemberCategory>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetMemberCategoryPathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberCategory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberCategoryQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new category and returns its number.
 * @summary Create a member category
 */
export const createMemberCategory = (
    memberCategoryCreate: BodyType<MemberCategoryCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/member_category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: memberCategoryCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateMemberCategoryMutationKey = () => ['createMemberCategory'] as const;

export const getCreateMemberCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMemberCategory>>, TError,CreateMemberCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createMemberCategory>>, TError,CreateMemberCategoryMutationVariables, TContext> => {

const mutationKey = getCreateMemberCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMemberCategory>>, CreateMemberCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMemberCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMemberCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createMemberCategory>>>
    export type CreateMemberCategoryMutationBody = BodyType<MemberCategoryCreate>
    export type CreateMemberCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateMemberCategoryMutationVariables = {data: BodyType<MemberCategoryCreate>}

    /**
 * @summary Create a member category
 */
export const useCreateMemberCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMemberCategory>>, TError,CreateMemberCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMemberCategory>>,
        TError,
        CreateMemberCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMemberCategoryMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the category; a property that is absent is emptied.
 * @summary Update a member category
 */
export const updateMemberCategory = (
    memberCategoryUpdate: BodyType<MemberCategoryUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/member_category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: memberCategoryUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateMemberCategoryMutationKey = () => ['updateMemberCategory'] as const;

export const getUpdateMemberCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMemberCategory>>, TError,UpdateMemberCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMemberCategory>>, TError,UpdateMemberCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateMemberCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMemberCategory>>, UpdateMemberCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMemberCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMemberCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateMemberCategory>>>
    export type UpdateMemberCategoryMutationBody = BodyType<MemberCategoryUpdate>
    export type UpdateMemberCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateMemberCategoryMutationVariables = {data: BodyType<MemberCategoryUpdate>}

    /**
 * @summary Update a member category
 */
export const useUpdateMemberCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMemberCategory>>, TError,UpdateMemberCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMemberCategory>>,
        TError,
        UpdateMemberCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMemberCategoryMutationOptions(options), queryClient);
    }
    /**
 * Deletes the category; 409 while an honourable member belongs to it.
 * @summary Delete a member category
 */
export const deleteMemberCategory = (
    { id }: DeleteMemberCategoryPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/member_category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteMemberCategoryMutationKey = () => ['deleteMemberCategory'] as const;

export const getDeleteMemberCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMemberCategory>>, TError,DeleteMemberCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMemberCategory>>, TError,DeleteMemberCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteMemberCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMemberCategory>>, DeleteMemberCategoryMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteMemberCategory(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMemberCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMemberCategory>>>

    export type DeleteMemberCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteMemberCategoryMutationVariables = {pathParams: DeleteMemberCategoryPathParameters}

    /**
 * @summary Delete a member category
 */
export const useDeleteMemberCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMemberCategory>>, TError,DeleteMemberCategoryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMemberCategory>>,
        TError,
        DeleteMemberCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMemberCategoryMutationOptions(options), queryClient);
    }
