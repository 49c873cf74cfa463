interface ImportMetaEnv {
  readonly VITE_PRODUCT_NAME?: string;
  readonly VITE_PRODUCT_SITE?: string;
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_SITE_OPERATOR?: string;
  readonly VITE_SITE_OPERATOR_ADDRESS?: string;
  readonly VITE_SITE_CONTACT?: string;
  readonly VITE_TILE_URL?: string;
  readonly VITE_TILE_ATTRIBUTION?: string;
  readonly VITE_EXPLAINER_URL?: string;
  readonly VITE_AEDS_URL?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
