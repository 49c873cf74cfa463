// Written by `npm run schema` from the migrations. Do not edit: change a migration, then run it again.

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
      aed_report_answers: {
        Row: {
          answered_at: string;
          case_id: string;
          id: string;
          question_id: string;
          report_id: string;
          user_id: string | null;
          words: string;
        };
        Insert: {
          answered_at?: string;
          case_id: string;
          id?: string;
          question_id: string;
          report_id: string;
          user_id?: string | null;
          words: string;
        };
        Update: {
          answered_at?: string;
          case_id?: string;
          id?: string;
          question_id?: string;
          report_id?: string;
          user_id?: string | null;
          words?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'aed_report_answers_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'aed_report_cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'aed_report_answers_question_id_fkey';
            columns: ['question_id'];
            isOneToOne: false;
            referencedRelation: 'aed_report_decisions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'aed_report_answers_report_id_fkey';
            columns: ['report_id'];
            isOneToOne: false;
            referencedRelation: 'aed_reports';
            referencedColumns: ['id'];
          },
        ];
      };
      aed_report_cases: {
        Row: {
          aed_id: string;
          answered_at: string | null;
          box_text: string | null;
          cell_x: number | null;
          cell_y: number | null;
          confirmed_by: number;
          decided_at: string | null;
          figure_value: string | null;
          first_reported_at: string;
          hours_text: string | null;
          id: string;
          kind: string;
          last_reported_at: string;
          latitude: number;
          longitude: number;
          networks: number;
          place_latitude: number | null;
          place_longitude: number | null;
          question: string | null;
          registered: string | null;
          round: number;
          source_address: string | null;
          state: string;
          tile_x: number;
          tile_y: number;
        };
        Insert: {
          aed_id: string;
          answered_at?: string | null;
          box_text?: string | null;
          confirmed_by?: number;
          decided_at?: string | null;
          figure_value?: string | null;
          first_reported_at?: string;
          hours_text?: string | null;
          id?: string;
          kind: string;
          last_reported_at?: string;
          latitude: number;
          longitude: number;
          networks?: number;
          place_latitude?: number | null;
          place_longitude?: number | null;
          question?: string | null;
          registered?: string | null;
          round?: number;
          source_address?: string | null;
          state?: string;
          tile_x: number;
          tile_y: number;
        };
        Update: {
          aed_id?: string;
          answered_at?: string | null;
          box_text?: string | null;
          confirmed_by?: number;
          decided_at?: string | null;
          figure_value?: string | null;
          first_reported_at?: string;
          hours_text?: string | null;
          id?: string;
          kind?: string;
          last_reported_at?: string;
          latitude?: number;
          longitude?: number;
          networks?: number;
          place_latitude?: number | null;
          place_longitude?: number | null;
          question?: string | null;
          registered?: string | null;
          round?: number;
          source_address?: string | null;
          state?: string;
          tile_x?: number;
          tile_y?: number;
        };
        Relationships: [];
      };
      aed_report_decisions: {
        Row: {
          aed_id: string;
          box_text: string | null;
          case_id: string;
          decided_at: string;
          decided_by: string | null;
          decided_by_former: string | null;
          decision: string;
          figure_value: string | null;
          hours_text: string | null;
          id: string;
          kind: string;
          networks: number;
          number: number;
          place_latitude: number | null;
          place_longitude: number | null;
          reason: string;
          registered: string | null;
          source_address: string | null;
        };
        Insert: {
          aed_id: string;
          box_text?: string | null;
          case_id: string;
          decided_at?: string;
          decided_by?: string | null;
          decided_by_former?: string | null;
          decision: string;
          figure_value?: string | null;
          hours_text?: string | null;
          id?: string;
          kind: string;
          networks: number;
          place_latitude?: number | null;
          place_longitude?: number | null;
          reason: string;
          registered?: string | null;
          source_address?: string | null;
        };
        Update: {
          aed_id?: string;
          box_text?: string | null;
          case_id?: string;
          decided_at?: string;
          decided_by?: string | null;
          decided_by_former?: string | null;
          decision?: string;
          figure_value?: string | null;
          hours_text?: string | null;
          id?: string;
          kind?: string;
          networks?: number;
          place_latitude?: number | null;
          place_longitude?: number | null;
          reason?: string;
          registered?: string | null;
          source_address?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'aed_report_decisions_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'aed_report_cases';
            referencedColumns: ['id'];
          },
        ];
      };
      aed_reports: {
        Row: {
          box_text: string | null;
          browser_mark: string | null;
          case_id: string;
          contact: string | null;
          figure_value: string | null;
          hours_text: string | null;
          id: string;
          network: string;
          place_latitude: number | null;
          place_longitude: number | null;
          reported_at: string;
          round: number;
          seen_at: string | null;
          source_address: string | null;
          user_id: string | null;
          words: string | null;
        };
        Insert: {
          box_text?: string | null;
          browser_mark?: string | null;
          case_id: string;
          contact?: string | null;
          figure_value?: string | null;
          hours_text?: string | null;
          id: string;
          network: string;
          place_latitude?: number | null;
          place_longitude?: number | null;
          reported_at?: string;
          round: number;
          seen_at?: string | null;
          source_address?: string | null;
          user_id?: string | null;
          words?: string | null;
        };
        Update: {
          box_text?: string | null;
          browser_mark?: string | null;
          case_id?: string;
          contact?: string | null;
          figure_value?: string | null;
          hours_text?: string | null;
          id?: string;
          network?: string;
          place_latitude?: number | null;
          place_longitude?: number | null;
          reported_at?: string;
          round?: number;
          seen_at?: string | null;
          source_address?: string | null;
          user_id?: string | null;
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'aed_reports_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'aed_report_cases';
            referencedColumns: ['id'];
          },
        ];
      };
      check_calendars: {
        Row: {
          made_at: string;
          secret_digest: string;
          user_id: string;
        };
        Insert: {
          made_at?: string;
          secret_digest: string;
          user_id: string;
        };
        Update: {
          made_at?: string;
          secret_digest?: string;
          user_id?: string;
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
      ledger_entries: {
        Row: {
          alters: number | null;
          at_installation: boolean;
          commitment: string | null;
          entered_at: string;
          fact: string | null;
          kind: string;
          number: number;
          position: number | null;
          row_id: string;
          salt: string | null;
        };
        Insert: {
          alters?: number | null;
          at_installation?: boolean;
          commitment?: string | null;
          entered_at?: string;
          fact?: string | null;
          kind: string;
          position?: number | null;
          row_id: string;
          salt?: string | null;
        };
        Update: {
          alters?: number | null;
          at_installation?: boolean;
          commitment?: string | null;
          entered_at?: string;
          fact?: string | null;
          kind?: string;
          position?: number | null;
          row_id?: string;
          salt?: string | null;
        };
        Relationships: [];
      };
      log_access_audit: {
        Row: {
          access_reason: string;
          accessed_at: string;
          accessed_by: string | null;
          accessed_by_former: string | null;
          id: string;
          log_id: string | null;
        };
        Insert: {
          access_reason: string;
          accessed_at?: string;
          accessed_by?: string | null;
          accessed_by_former?: string | null;
          id?: string;
          log_id?: string | null;
        };
        Update: {
          access_reason?: string;
          accessed_at?: string;
          accessed_by?: string | null;
          accessed_by_former?: string | null;
          id?: string;
          log_id?: string | null;
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
      register_acts: {
        Row: {
          act: string;
          acted_at: string;
          acted_by: string | null;
          acted_by_email: string | null;
          detail: string;
          id: string;
        };
        Insert: {
          act: string;
          acted_at?: string;
          acted_by?: string | null;
          acted_by_email?: string | null;
          detail: string;
          id?: string;
        };
        Update: {
          act?: string;
          acted_at?: string;
          acted_by?: string | null;
          acted_by_email?: string | null;
          detail?: string;
          id?: string;
        };
        Relationships: [];
      };
      role_changes: {
        Row: {
          change: string;
          changed_at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          email: string;
          id: string;
          role: string;
          user_id: string;
        };
        Insert: {
          change: string;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          email: string;
          id?: string;
          role: string;
          user_id: string;
        };
        Update: {
          change?: string;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          email?: string;
          id?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      steward_areas: {
        Row: {
          begun_at: string;
          east: number;
          ended_at: string | null;
          id: string;
          name: string;
          north: number;
          south: number;
          user_id: string;
          west: number;
        };
        Insert: {
          begun_at?: string;
          east: number;
          ended_at?: string | null;
          id?: string;
          name: string;
          north: number;
          south: number;
          user_id: string;
          west: number;
        };
        Update: {
          begun_at?: string;
          east?: number;
          ended_at?: string | null;
          id?: string;
          name?: string;
          north?: number;
          south?: number;
          user_id?: string;
          west?: number;
        };
        Relationships: [];
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
      answer_question: {
        Args: { sought_question: string; sought_report: string; words: string };
        Returns: undefined;
      };
      appoint_steward: {
        Args: { areas: Json; member: string };
        Returns: undefined;
      };
      areas_of_check_calendar: {
        Args: { secret: string };
        Returns: Json;
      };
      count_aed_reports: {
        Args: never;
        Returns: Json;
      };
      decide_aed_case: {
        Args: {
          box_text?: string;
          decision: string;
          figure_value?: string;
          hours_text?: string;
          place_latitude?: number;
          place_longitude?: number;
          reason: string;
          registered?: string;
          sought_case: string;
          source_address?: string;
        };
        Returns: string;
      };
      delete_own_account: {
        Args: { confirmation: string };
        Returns: undefined;
      };
      demote_administrator: {
        Args: { member: string };
        Returns: undefined;
      };
      dismiss_steward: {
        Args: { member: string };
        Returns: undefined;
      };
      end_own_session: {
        Args: { session: string };
        Returns: undefined;
      };
      export_own_data: {
        Args: never;
        Returns: Json;
      };
      grant_drone_permission: {
        Args: { member: string };
        Returns: undefined;
      };
      list_aed_decisions: {
        Args: never;
        Returns: Json;
      };
      list_aed_reports: {
        Args: { tile_x: number; tile_y: number };
        Returns: Json;
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
      list_noted_figures: {
        Args: { tile_x: number; tile_y: number };
        Returns: Json;
      };
      list_own_reports: {
        Args: never;
        Returns: Json;
      };
      list_own_sessions: {
        Args: never;
        Returns: {
          has_second_factor: boolean;
          id: string;
          is_this_one: boolean;
          renewed_at: string;
          started_at: string;
        }[];
      };
      make_check_calendar: {
        Args: never;
        Returns: string;
      };
      promote_administrator: {
        Args: { member: string };
        Returns: undefined;
      };
      record_log_export: {
        Args: { log_ids: string[] };
        Returns: number;
      };
      report_aed: {
        Args: {
          aed_id?: string;
          box_text?: string;
          browser_mark?: string;
          contact?: string;
          figure_value?: string;
          hours_text?: string;
          kind: string;
          latitude?: number;
          longitude?: number;
          place_latitude?: number;
          place_longitude?: number;
          report_id: string;
          seen_at?: string;
          source_address?: string;
          words?: string;
        };
        Returns: string;
      };
      revoke_drone_permission: {
        Args: { member: string };
        Returns: undefined;
      };
      withdraw_check_calendar: {
        Args: never;
        Returns: undefined;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
