import type { Api, InstallationCode } from '@bgm/api-client'
import { env } from '#app/env.server'
import { createQrPath } from './qr-code.server'

/** A printed sheet has this many codes. */
const pageSize = 60

/** The part behind the hash is not sent to a server. */
const getInstallUrl = (code: string) => new URL(`/#install=${code.replaceAll('-', '')}`, env.playerUrl).href

const addQrCode = (one: InstallationCode) => ({ ...one, qr: createQrPath(getInstallUrl(one.code)) })
export type PrintedCode = ReturnType<typeof addQrCode>

/** A page of the valid codes with their QR codes, and the number of zones without a player and without a code. */
export async function listInstallationCodes(api: Api, page: number) {
  const { data, ...rest } = await api.installationCodes.list({ page, page_size: pageSize })
  return { ...rest, data: data.map(addQrCode) }
}

export const createInstallationCodes = async (api: Api): Promise<number> =>
  (await api.installationCodes.create({})).created

export const revokeInstallationCode = (api: Api, id: string) => api.installationCodes.revoke(id)

export const revokeInstallationCodes = (api: Api) => api.installationCodes.revokeAll()
