/** The address of the support; set when the application is built. */
export const SUPPORT_EMAIL: string = import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@bellgrid.example';
