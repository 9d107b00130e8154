import type {
  Api,
  ApprovalSettings,
  OrderRequest,
  OrderRequestDetail,
  OrderRequestLine,
  PaginatedList,
} from '@bgm/api-client'
import type {
  ApprovalRuleBody,
  MemberApproval,
  RequestApproval,
  RequestState,
  UnitLine,
} from '@bgm/validation'

const linesPerPage = 20

/** Lists the requests whose units the member can see, newest first. */
export const listOrderRequests = (
  api: Api,
  query: { state?: RequestState | undefined; page: number },
): Promise<PaginatedList<OrderRequest>> => api.orderRequests.list(query)

/** Returns how many requests wait for the member; 0 if the backend fails, because every page depends on this call. */
export const countWaitingRequests = (api: Api): Promise<number> =>
  api.orderRequests.count().then(
    ({ waiting }) => waiting,
    () => 0,
  )

export const getOrderRequest = (
  api: Api,
  id: string,
  page: number,
): Promise<PaginatedList<OrderRequestLine> & { request: OrderRequestDetail }> =>
  api.orderRequests.get(id, { page, page_size: linesPerPage })

/** Asks for the approval of the cart, as it was shown. Returns the id of the request. */
export const requestApproval = async (api: Api, shown: RequestApproval): Promise<string> =>
  (await api.orderRequests.create(shown)).id

export const withdrawRequest = (api: Api, id: string): Promise<void> => api.orderRequests.withdraw(id)

/** Places the order at the total that was shown, and returns it. */
export const approveRequest = (
  api: Api,
  id: string,
  expected_total: number,
): Promise<{ id: string; number: string }> => api.orderRequests.approve(id, { expected_total })

export const declineRequest = (api: Api, id: string, decline_reason: string): Promise<void> =>
  api.orderRequests.decline(id, { decline_reason })

/** Puts what is chosen for units into the cart, from which an approval can be requested. */
export const chooseForCart = (api: Api, lines: UnitLine[]): Promise<void> => api.carts.choose({ lines })

export const getApprovalSettings = (api: Api): Promise<ApprovalSettings> => api.orderApproval.get()

export const setApprovalSettings = (api: Api, body: ApprovalRuleBody): Promise<ApprovalSettings> =>
  api.orderApproval.set(body)

export const getMemberApproval = (api: Api, member: string) => api.orderApproval.getMember(member)

export const setMemberApproval = (api: Api, member: string, body: MemberApproval) =>
  api.orderApproval.setMember(member, body)
