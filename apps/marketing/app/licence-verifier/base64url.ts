import type { Bytes } from './ed25519'

/** Decodes base64url text without padding; returns null for any other text. */
export function decodeBase64url(text: string): Bytes | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, character => character.charCodeAt(0))
}

/** Parses the JSON in base64url text; returns undefined for any other text. */
export function decodeBase64urlJson(text: string): unknown {
  const bytes = decodeBase64url(text)
  try {
    return bytes ? JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) : undefined
  } catch {
    return undefined
  }
}
