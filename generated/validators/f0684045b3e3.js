const schema0 = {"type":"object","required":["doctorName","diseaseCategoryId"],"properties":{"doctorName":{"type":"string","maxLength":255,"minLength":1},"diseaseCategoryId":{"type":"integer","minimum":1},"phoneNumber":{"type":"string","maxLength":14,"pattern":"^(\\+88)?(01[2-9]\\d{8}|0[2-9]\\d{4,9})$"},"hospitalName":{"type":"string","maxLength":255},"doctorImage":{"type":"object"},"active":{"type":"boolean","default":true}},"$id":"a87d8e1"};
const func0 = (text) => { let length = 0; for (const _ of text) length += 1; return length };
const pattern0 = new RegExp("^(\\+88)?(01[2-9]\\d{8}|0[2-9]\\d{4,9})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="a87d8e1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.doctorName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "doctorName"},message:"must have required property '"+"doctorName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.diseaseCategoryId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diseaseCategoryId"},message:"must have required property '"+"diseaseCategoryId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.doctorName !== undefined){
let data0 = data.doctorName;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/doctorName",schemaPath:"#/properties/doctorName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/doctorName",schemaPath:"#/properties/doctorName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/doctorName",schemaPath:"#/properties/doctorName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.diseaseCategoryId !== undefined){
let data1 = data.diseaseCategoryId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/diseaseCategoryId",schemaPath:"#/properties/diseaseCategoryId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/diseaseCategoryId",schemaPath:"#/properties/diseaseCategoryId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.phoneNumber !== undefined){
let data2 = data.phoneNumber;
if(typeof data2 === "string"){
if(func0(data2) > 14){
const err7 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/maxLength",keyword:"maxLength",params:{limit: 14},message:"must NOT have more than 14 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data2)){
const err8 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/pattern",keyword:"pattern",params:{pattern: "^(\\+88)?(01[2-9]\\d{8}|0[2-9]\\d{4,9})$"},message:"must match pattern \""+"^(\\+88)?(01[2-9]\\d{8}|0[2-9]\\d{4,9})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hospitalName !== undefined){
let data3 = data.hospitalName;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err10 = {instancePath:instancePath+"/hospitalName",schemaPath:"#/properties/hospitalName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/hospitalName",schemaPath:"#/properties/hospitalName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.doctorImage !== undefined){
let data4 = data.doctorImage;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err12 = {instancePath:instancePath+"/doctorImage",schemaPath:"#/properties/doctorImage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err13 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const validators = {
  "a87d8e1": validate0,
}
