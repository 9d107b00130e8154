import { createContext, useContext } from 'react'

/** The nonce of this page's inline scripts. Known on the server only: browsers hide it from script. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
