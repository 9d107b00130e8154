// Loaded by analytics.ts, only after consent.
import { posthog } from 'posthog-js/dist/module.no-external'
import type { AnalyticsClient, AnalyticsSettings } from './analytics'
import { redactProperties } from './redact-event'

const cookieDays = 365
const idleSeconds = 1800
const flagTimeoutMs = 3000
const maxPropertyLength = 65_535

export function startPosthog({ key, host }: AnalyticsSettings): AnalyticsClient {
  posthog.init(key, {
    api_host: host,
    autocapture: true,
    person_profiles: 'always',
    mask_all_text: true,
    mask_all_element_attributes: true,
    capture_pageview: false,
    capture_pageleave: false,
    save_referrer: false,
    save_campaign_params: false,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
    feature_flag_request_timeout_ms: flagTimeoutMs,
    session_idle_timeout_seconds: idleSeconds,
    cookie_expiration: cookieDays,
    properties_string_max_length: maxPropertyLength,
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    before_send: event =>
      event && {
        ...event,
        properties: redactProperties(event.properties),
        ...(event.$set ? { $set: redactProperties(event.$set) } : {}),
        ...(event.$set_once ? { $set_once: redactProperties(event.$set_once) } : {}),
      },
    on_request_error: ({ statusCode }) => {
      if (statusCode >= 400) console.warn(`Bad HTTP status: ${statusCode}`)
    },
  })
  const resume = () => posthog.opt_in_capturing({ captureEventName: false })
  resume()
  return {
    resume,
    stop: () => posthog.opt_out_capturing(),
    identify: id => posthog.identify(id),
    reset: () => {
      if (posthog.get_property('$user_state') !== 'identified') return
      posthog.reset()
      // A reset also clears the consent, which belongs to the browser rather than the account.
      resume()
    },
    trackPage: ({ name, path, url }) =>
      posthog.capture('$pageview', { $current_url: url, page_name: name, page_path: path }),
  }
}
