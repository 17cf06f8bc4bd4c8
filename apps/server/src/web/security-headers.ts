import { secureHeaders } from 'hono/secure-headers';

/** The header by which browsers use https alone; null where the server is reached without it. */
export const transportSecurity = (publicUrl: string): string | null =>
  publicUrl.startsWith('https:') ? 'max-age=15552000; includeSubDomains' : null;

/**
 * Security headers with a strict policy of content: scripts, fonts and connections from this server alone.
 * Inline styles are allowed because Mantine writes its variables into style elements.
 */
export function securityHeaders(publicUrl: string) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: transportSecurity(publicUrl) ?? false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}
