import type { ReactNode } from 'react'
import {
  Button,
  Checkbox,
  CodeInput,
  Combobox,
  DateInput,
  DateRangeInput,
  Field,
  FileInput,
  MoneyInput,
  NumberInput,
  PasswordInput,
  PhoneInput,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextInput,
} from '#components/index.ts'
import { few } from './phone-sample.tsx'

const still = () => {}
const calendar = {
  previousLabel: 'เดือนก่อน',
  nextLabel: 'เดือนถัดไป',
  monthLabel: 'เดือน',
  yearLabel: 'ปี',
  selectedLabel: 'เลือกอยู่',
  today: '2026-11-20',
  locale: 'th',
}
const banks = [{ value: 'lotus', label: 'ธนาคารจำลองบัวหลวง' }]

const plain: Record<string, { label: string; control: ReactNode }> = {
  nick: { label: 'ชื่อเล่น', control: <TextInput name="nick" /> },
  password: {
    label: 'รหัสผ่าน',
    control: (
      <PasswordInput
        name="password"
        autoComplete="new-password"
        showLabel="แสดงรหัสผ่าน"
        hideLabel="ซ่อนรหัสผ่าน"
      />
    ),
  },
  note: { label: 'ข้อความ', control: <TextArea name="note" /> },
  bank: {
    label: 'ธนาคาร',
    control: <Select name="bank" options={banks} placeholder="เลือกธนาคาร" />,
  },
  branch: {
    label: 'สาขา',
    control: (
      <Combobox
        name="branch"
        options={banks}
        defaultValue="lotus"
        openLabel="เปิดรายการ"
        clearLabel="ล้างสาขา"
        emptyLabel="ไม่พบสาขานี้"
        loadingLabel="กำลังโหลดรายการ"
        failedLabel="โหลดรายการไม่ได้"
        countLabel={(count) => `${count} รายการ`}
      />
    ),
  },
  amount: {
    label: 'จำนวนเงิน',
    control: (
      <MoneyInput
        name="amount"
        symbol="฿"
        value=""
        onValueChange={still}
        end={<Button size="sm">ทั้งหมด</Button>}
      />
    ),
  },
  pieces: {
    label: 'จำนวนชิ้น',
    control: (
      <NumberInput
        name="pieces"
        value={null}
        onValueChange={still}
        decreaseLabel="ลดจำนวน"
        increaseLabel="เพิ่มจำนวน"
      />
    ),
  },
  mobile: {
    label: 'เบอร์มือถือ',
    control: (
      <PhoneInput
        name="mobile"
        value=""
        onValueChange={still}
        countries={few}
        country="TH"
        onCountryChange={still}
        countryLabel="รหัสประเทศ"
        searchLabel="ค้นหาประเทศ"
        emptyLabel="ไม่พบประเทศนี้"
        countLabel={(count) => `${count} ประเทศ`}
      />
    ),
  },
  birthday: {
    label: 'วันเกิด',
    control: (
      <DateInput
        {...calendar}
        name="birthday"
        value=""
        onValueChange={still}
        calendarLabel="เลือกวันเกิด"
        openLabel="เปิดปฏิทิน"
        closeLabel="ปิด"
      />
    ),
  },
  period: {
    label: 'ช่วงวันที่',
    control: (
      <DateRangeInput
        {...calendar}
        name="period"
        label="ช่วงวันที่"
        value={{ from: '', to: '' }}
        onValueChange={still}
        placeholder="ทุกวัน"
        rangeText={(from, to) => `${from} ถึง ${to}`}
        fromLabel="ตั้งแต่"
        toLabel="ถึง"
        datePlaceholder="ปปปป.ดด.วว"
        applyLabel="ใช้ช่วงนี้"
        cancelLabel="ยกเลิก"
        problemText={() => 'ไม่มีวันที่นี้'}
      />
    ),
  },
  code: { label: 'รหัส 6 หลัก', control: <CodeInput name="code" /> },
  slip: {
    label: 'สลิปโอนเงิน',
    control: (
      <FileInput
        name="slip"
        value={[]}
        onValueChange={still}
        invitation="เลือกภาพ หรือลากมาวาง"
        dropLabel="วางภาพตรงนี้"
        problemText={() => 'เลือกภาพอื่น'}
        removeLabel={(name) => `ลบ ${name}`}
        removedText={(name) => `ลบ ${name} แล้ว`}
        addedText={(count) => `แนบแล้ว ${count} ภาพ`}
        sizeText={(bytes) => `${bytes} B`}
      />
    ),
  },
}

/** What every control of `EveryControl` is called in a form, and by whoever sees or hears it. */
export const everyControl = [
  ...Object.entries(plain).map(([field, { label }]) => ({ field, label })),
  { field: 'periodTo', label: 'ช่วงวันที่' },
  { field: 'channel', label: 'พร้อมเพย์' },
  { field: 'terms', label: 'อายุ 20 ปีขึ้นไป' },
  { field: 'news', label: 'รับข่าว' },
]

/** Every control that has a name in a form. */
export function EveryControl() {
  return (
    <>
      {Object.entries(plain).map(([field, { label, control }]) => (
        <Field key={field} label={label}>
          {control}
        </Field>
      ))}
      <RadioGroup name="channel" label="ช่องทาง">
        <Radio value="promptpay" label="พร้อมเพย์" />
        <Radio value="bank" label="โอนผ่านธนาคาร" />
      </RadioGroup>
      <Checkbox name="terms" label="อายุ 20 ปีขึ้นไป" />
      <Switch name="news" label="รับข่าว" />
    </>
  )
}
