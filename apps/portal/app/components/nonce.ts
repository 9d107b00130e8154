import { createContext, useContext } from 'react'

/**
 * The nonce for this page's inline scripts. It is available only on the server, because browsers hide nonces
 * from scripts.
 */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
