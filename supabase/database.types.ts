// Written by `node server/db/generate-types.ts` from the migrations. Do not edit: change a migration, then run it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      aed_dispatch_logs: {
        Row: {
          aed_address: string;
          aed_id: string;
          aed_name: string;
          dispatch_method: string;
          dispatch_time: string;
          distance_km: number;
          estimated_time_minutes: number;
          human_approval_granted: boolean;
          id: string;
          queued_at: string | null;
          status: string;
          user_id: string | null;
        };
        Insert: {
          aed_address: string;
          aed_id: string;
          aed_name: string;
          dispatch_method: string;
          dispatch_time?: string;
          distance_km: number;
          estimated_time_minutes: number;
          human_approval_granted?: boolean;
          id?: string;
          queued_at?: string | null;
          status?: string;
          user_id?: string | null;
        };
        Update: {
          aed_address?: string;
          aed_id?: string;
          aed_name?: string;
          dispatch_method?: string;
          dispatch_time?: string;
          distance_km?: number;
          estimated_time_minutes?: number;
          human_approval_granted?: boolean;
          id?: string;
          queued_at?: string | null;
          status?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      drone_permissions: {
        Row: {
          created_at: string;
          granted_at: string;
          granted_by: string | null;
          id: string;
          permission_granted: boolean;
          revoked_at: string | null;
          revoked_by: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_at?: string;
          granted_by?: string | null;
          id?: string;
          permission_granted: boolean;
          revoked_at?: string | null;
          revoked_by?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_at?: string;
          granted_by?: string | null;
          id?: string;
          permission_granted?: boolean;
          revoked_at?: string | null;
          revoked_by?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      log_access_audit: {
        Row: {
          access_reason: string;
          accessed_at: string;
          accessed_by: string;
          id: string;
          log_id: string;
        };
        Insert: {
          access_reason: string;
          accessed_at?: string;
          accessed_by: string;
          id?: string;
          log_id: string;
        };
        Update: {
          access_reason?: string;
          accessed_at?: string;
          accessed_by?: string;
          id?: string;
          log_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'log_access_audit_log_id_fkey';
            columns: ['log_id'];
            isOneToOne: false;
            referencedRelation: 'aed_dispatch_logs';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          granted_by: string | null;
          id: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      demote_administrator: {
        Args: { member: string };
        Returns: undefined;
      };
      grant_drone_permission: {
        Args: { member: string };
        Returns: undefined;
      };
      list_log_accesses: {
        Args: { page_limit?: number };
        Returns: {
          access_reason: string;
          accessed_at: string;
          accessed_by: string;
          accessed_by_email: string;
          id: string;
          log_id: string;
        }[];
      };
      list_members: {
        Args: { page_limit?: number; page_offset?: number; search?: string };
        Returns: {
          created_at: string;
          email: string;
          id: string;
          permission_changed_at: string;
          permission_changed_by: string;
          permission_granted: boolean;
          roles: string[];
        }[];
      };
      promote_administrator: {
        Args: { member: string };
        Returns: undefined;
      };
      record_log_export: {
        Args: { log_ids: string[] };
        Returns: number;
      };
      revoke_drone_permission: {
        Args: { member: string };
        Returns: undefined;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
